// A small router on the history API: patterns such as `/t/:code/at/:n`, one screen each.
export interface Match {
  name: string;
  params: Record<string, string>;
}

const ROUTES: [string, string][] = [
  ['home', '/'],
  ['learn', '/learn'],
  ['learn', '/learn/:title'],
  ['new', '/new'],
  ['new', '/new/:title'],
  ['seat', '/j/:token'],
  ['table', '/t/:code'],
  ['at', '/t/:code/at/:n'],
  ['replay', '/t/:code/replay'],
  ['report', '/t/:code/report'],
  ['chronicle', '/t/:code/chronicle'],
  ['fork', '/t/:code/fork/:n'],
  ['pages', '/t/:code/pages'],
  ['stories', '/story/:title'],
  ['branches', '/story/:title/:tale'],
  ['rules', '/rules'],
  ['rules', '/rules/:title'],
  ['rules', '/rules/:title/:clause'],
  ['cards', '/cards'],
  ['cards', '/cards/:title'],
  ['sheets', '/cards/:title/print'],
  ['card', '/cards/:title/:id'],
  ['settings', '/settings'],
  ['me', '/me'],
  ['about', '/about'],
  ['lab', '/lab'],
];

/** Which screen a path means; an unknown path is the screen "lost". */
export function match(path: string): Match {
  const parts = path.split('/').filter(Boolean);
  for (const [name, pattern] of ROUTES) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((word, index) => {
      const part = decodeURIComponent(parts[index] ?? '');
      if (word.startsWith(':')) params[word.slice(1)] = part;
      return word.startsWith(':') || word === part;
    });
    if (fits) return { name, params };
  }
  return { name: 'lost', params: {} };
}

export const route = $state({ path: '/', query: '', ...match('/') });

function sync(): void {
  route.path = location.pathname;
  route.query = location.search;
  Object.assign(route, match(location.pathname));
}

function show(path: string, replace: boolean): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  sync();
}

/** Go to another screen. */
export function go(path: string, replace = false): void {
  show(path, replace);
  if (!replace) window.scrollTo(0, 0);
}

/** The same screen with another question in its address; nothing scrolls. */
export function ask(query: string, replace = false): void {
  show(location.pathname + query, replace);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Follow links inside the page without loading it anew. Gives back how to stop. */
export function startRouter(): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  sync();
  addEventListener('popstate', sync);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', sync);
    document.removeEventListener('click', onClick);
  };
}
