import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { loadTexts, setLanguage } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import { applySettings, settings } from './lib/settings.svelte';

const asked = new URLSearchParams(location.search).get('lang');
applySettings();
startRouter();
await loadTexts('core');
await setLanguage(asked ?? settings.lang);
mount(App, { target: document.getElementById('app') as HTMLElement });
