import '@testing-library/jest-dom/vitest';
import { beforeAll } from 'vitest';
import { loadTexts } from '../src/lib/device/i18n.svelte';

const parts = Object.keys(import.meta.glob('../src/locales/en/*.ftl')).map((path) => path.split('/').at(-1)?.replace('.ftl', '') ?? '');
const titles = Object.keys(import.meta.glob('../../src/dustboard/games/*/text/en/client.ftl')).map((path) => path.split('/').at(-4) ?? '');

beforeAll(async () => {
  await loadTexts(...parts, ...titles);
});
