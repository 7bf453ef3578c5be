// Notices that come without an open page: this browser's subscription, and webhooks.
import { get, language, post, Refused } from '../net/api';
import { bytes, words } from './passkeys';
import type { NoticeSettings, NoticeTest } from '../net/protocol';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && typeof PushManager === 'function' && typeof Notification === 'function';

const WORKER = '/sw.js';

/** Ask the browser for a subscription; a `Refused` of kind "push" says that it will not. */
async function subscribe(key: string): Promise<PushSubscription> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') throw new Refused('', 'push');
    const worker = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    return await worker.pushManager.subscribe(options);
  } catch {
    throw new Refused('', 'push');
  }
}

const part = (subscription: PushSubscription, name: PushEncryptionKeyName): string => {
  const found = subscription.getKey(name);
  return found ? words(found) : '';
};

export const notices = {
  settings: () => get<NoticeSettings>('/me/notices'),
  here: async (key: string, password: string): Promise<NoticeSettings> => {
    const made = await subscribe(key);
    const keys = { p256dh: part(made, 'p256dh'), auth: part(made, 'auth') };
    return post<NoticeSettings>('/me/notices/push', { endpoint: made.endpoint, ...keys, lang: language(), password });
  },
  webhook: (url: string, password: string) => post<NoticeSettings>('/me/notices/webhook', { url, lang: language(), password }),
  drop: (id: string) => post<NoticeSettings>('/me/notices/drop', { id }),
  test: () => post<NoticeTest>('/me/notices/test'),
};
