import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// The server whose API the development server passes requests on to.
const server = process.env.DUSTBOARD_SERVER ?? 'http://127.0.0.1:8765';

const SHARED = /\/src\/ui\/(SiteHeader|Trouble|Seat|seats|Icon|sheets|Dialog|Clause|RuleBox|rulebox|Live|Landscape|NewVersion|TableCard)\b/;
const BOARD = /\/src\/(decisions|table|screens\/Table\.svelte|stages\/generic\/(Value|hand\/Tile|Table|shape|content))/;
// what few people open at a table comes when they do
const LATE = /\/table\/(lesson\/|(\w+\/)?(KeysHelp|Lobby|TableFacts|SeatHost|SeatInvite|SeatPin|PauseBox|ProblemBox|SeatsBox|LeaveBox|CoachBox|Orders|GoTo|ChatPanel|History|OddsPanel|LuckSoFar|TextMode|ResultCard|Recap)\b)/;

/** Each file is a way to the server and back: what every screen or every table needs travels together. */
function together(id: string): string | undefined {
  if (/\.(ftl|svg|woff2)/.test(id) || LATE.test(id)) return undefined;
  if (id.includes('/node_modules/') || id.includes('vite/') || /\/src\/lib\/(\w+\/)?[\w.]+\.ts$/.test(id) || id.includes('/people/KeepSeat') || SHARED.test(id)) return 'base';
  return BOARD.test(id) || /\/src\/ui\/(OddsChip|Changed)/.test(id) ? 'board' : undefined;
}

/** The texts of a title are called as it is; all the files have one name among the sources. */
function called({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const title = /\/games\/(\w+)\/text\/\w+\/client\.ftl/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${title ?? '[name]'}-[hash].js`;
}

/** Texts travel without the comments of those who write them. */
const lean = {
  name: 'lean-texts',
  enforce: 'post' as const,
  transform: (code: string, id: string) => (id.endsWith('.ftl?raw') ? { code: code.replace(/(export default "|\\n)(?:#.*?\\n|\\n(?=[a-z]))+/g, '$1'), map: null } : undefined),
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), lean],
  build: {
    outDir: '../src/dustboard/web_dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // sprites and fonts stay files of their own, cached by hash
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: together, chunkFileNames: called } },
  },
  server: {
    fs: { allow: ['..'] }, // texts of a title stand in its own folder
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // the first import of a stage compiles it, which takes a while on a busy machine
  },
});
