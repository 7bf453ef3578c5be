// The bots that may sit down: names by face, as the server has them.
import { api } from '../net/api';

const known = $state<{ names: Record<string, string> }>({ names: {} });
let asked = false;

/** Names by face; empty until the server has told them. */
export function crew(): Record<string, string> {
  if (!asked) {
    asked = true;
    api.info().then((found) => (known.names = found.crew), () => (asked = false));
  }
  return known.names;
}
