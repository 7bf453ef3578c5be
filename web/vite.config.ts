import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// The server whose API the development server passes requests on to.
const server = process.env.DUSTBOARD_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/dustboard/web_dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // sprites and fonts stay files of their own, cached by hash
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // the first import of a stage compiles it, which takes a while on a busy machine
  },
});
