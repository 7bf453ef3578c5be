import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { openEarly } from './lib/net/early';
import { loadTexts } from './lib/device/i18n.svelte';
import { beginToSpeak } from './lib/device/language';
import { route, startRouter } from './lib/router.svelte';
import { loadScreen, screenOf } from './lib/screens';
import { applySettings } from './lib/device/settings.svelte';

const asked = new URLSearchParams(location.search).get('lang');
applySettings();
startRouter();
// all that the first screen needs is asked for at once; whoever needs it then finds it on its way
void loadTexts('core').catch(() => undefined);
const speaking = beginToSpeak(asked);
void loadScreen(screenOf(route)).catch(() => undefined);
if (screenOf(route) === 'table') openEarly(route.params['code'] ?? '');
await speaking;
mount(App, { target: document.getElementById('app') as HTMLElement });
