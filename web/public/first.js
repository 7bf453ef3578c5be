// What can't wait for the client: the chosen theme, set before the first paint so that the page does
// not blink, and the first look at a table or at Home, which is on its way while the client loads.
let saved = {};
try {
  saved = JSON.parse(localStorage.getItem('dustboard.settings') || '{}');
} catch (error) {
  // without storage the system's theme is used
}
if (saved.theme === 'day' || saved.theme === 'night') document.documentElement.dataset.theme = saved.theme;
if (saved.textSize) document.documentElement.style.fontSize = saved.textSize + '%';

const table = /^\/t\/(\w+)$/.exec(location.pathname);
const wanted = [saved.lang, ...(saved.lang ? [] : navigator.languages)].map((one) => (one || '').toLowerCase().split('-')[0]);
const known = wanted.find((one) => one === 'pl' || one === 'en') || 'en';
const lang = known === 'pl' && /^(feminine|masculine)$/.test(saved.form) ? `pl-${saved.form}` : known;
const paths = table ? [`/tables/${table[1]}?lang=${lang}&log=-40`] : location.pathname === '/' ? ['/tables', `/titles?lang=${lang}`] : [];
if (paths.length > 0 && !location.search) {
  window.firstLook = {};
  for (const path of ['/me', ...paths]) {
    const headers = { 'Accept-Language': known };
    window.firstLook[path] = fetch(`/api/v1${path}`, { headers, credentials: 'same-origin' });
    window.firstLook[path].catch(() => undefined); // whoever takes it finds out
  }
}
