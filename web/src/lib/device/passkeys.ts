// Between the JSON of the server and `navigator.credentials`, which wants bytes.
import { Refused } from '../net/api';

type Json = Record<string, unknown>;

export const supported = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function words(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const known = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as { id: string }[]).map((one) => ({ ...one, type: 'public-key', id: bytes(one.id) }));

/** The browser's own dialogue was closed, or there is nothing it could offer. */
async function ask(work: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null = null;
  try {
    found = await work();
  } catch {
    // the reasons of browsers are meant for programs; what counts is that there is no passkey
  }
  if (!found) throw new Refused('', 'passkey');
  return found as PublicKeyCredential;
}

/** Make a passkey; gives what the server wants to know of it. */
export async function create(options: Json): Promise<Json> {
  const user = options['user'] as { id: string; name: string; displayName: string };
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: bytes(options['challenge'] as string),
        user: { ...user, id: bytes(user.id) },
        excludeCredentials: known(options['excludeCredentials']),
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: words(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: words(response.clientDataJSON),
      attestationObject: words(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/** Sign by a passkey that the browser offers. */
export async function request(options: Json): Promise<Json> {
  const signed = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialRequestOptions),
        challenge: bytes(options['challenge'] as string),
        allowCredentials: known(options['allowCredentials']),
      },
    }),
  );
  const response = signed.response as AuthenticatorAssertionResponse;
  return {
    id: signed.id,
    rawId: words(signed.rawId),
    type: signed.type,
    response: {
      clientDataJSON: words(response.clientDataJSON),
      authenticatorData: words(response.authenticatorData),
      signature: words(response.signature),
      userHandle: response.userHandle ? words(response.userHandle) : null,
    },
  };
}
