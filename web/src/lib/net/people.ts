// Commands about oneself: ways to come back, and what is kept.
import { get, keep, me, post } from './api';
import { create, request } from '../device/passkeys';
import type { DeviceInfo, Me, PasskeyInfo, PasskeyOptions, RecoveryWords } from './protocol';

export const people = {
  passkeys: () => get<PasskeyInfo[]>('/me/passkeys'),
  addPasskey: async (name: string, password: string): Promise<PasskeyInfo[]> => {
    const { options } = await post<PasskeyOptions>('/me/passkeys/begin', { password });
    return post<PasskeyInfo[]>('/me/passkeys', { credential: await create(options), name });
  },
  dropPasskey: (id: string, password: string) => post<PasskeyInfo[]>('/me/passkeys/drop', { id, password }),
  devices: () => get<DeviceInfo[]>('/me/devices'),
  /** Sign a device out; '' means all but this one. */
  dropDevice: (id: string, password: string) => post<DeviceInfo[]>('/me/devices/drop', { id, password }),
  loginByPasskey: async (): Promise<Me> => {
    const { options } = await post<PasskeyOptions>('/login/passkey/begin');
    return keep(await post<Me>('/login/passkey', { credential: await request(options) }));
  },
  words: (password: string) => post<RecoveryWords>('/me/words', { password }),
  loginByWords: async (words: string): Promise<Me> => keep(await post<Me>('/login/words', { words })),
  forget: async (name: string, password: string): Promise<Me> => {
    await post<null>('/me/delete', { name, password });
    return me();
  },
};
