import '@testing-library/jest-dom/vitest';
import { beforeAll } from 'vitest';
import { loadTexts } from '../src/lib/i18n.svelte';

beforeAll(async () => {
  await loadTexts('core', 'pages', 'table', 'decisions', 'wftw', 'wk1', 'wk1-gear', 'options', 'learn', 'people', 'flow');
});
