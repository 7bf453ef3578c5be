import '@testing-library/jest-dom/vitest';
import { beforeAll } from 'vitest';
import { loadTexts } from '../src/lib/i18n.svelte';

const parts = Object.keys(import.meta.glob('../src/locales/en/*.ftl')).map((path) => path.split('/').at(-1)?.replace('.ftl', '') ?? '');

beforeAll(async () => {
  await loadTexts(...parts);
});
