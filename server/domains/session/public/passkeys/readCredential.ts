// Answers of navigator.credentials, which the caller sends as JSON (Web Authentication Level 3).
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

export type Assertion = AuthenticationResponseJSON;

/** @throws Error when the text is not an AuthenticationResponseJSON */
export function readAssertion(text: string): Assertion {
  const { credential, response } = read(text);
  const userHandle = response['userHandle'];
  return {
    ...credential,
    response: {
      clientDataJSON: base64url(response['clientDataJSON']),
      authenticatorData: base64url(response['authenticatorData']),
      signature: base64url(response['signature']),
      ...(userHandle === undefined || userHandle === null ? {} : { userHandle: base64url(userHandle) }),
    },
  };
}

/** @throws Error when the text is not a RegistrationResponseJSON */
export function readAttestation(text: string): RegistrationResponseJSON {
  const { credential, response } = read(text);
  return {
    ...credential,
    response: {
      clientDataJSON: base64url(response['clientDataJSON']),
      attestationObject: base64url(response['attestationObject']),
    },
  };
}

/** Only known fields with texts of the right form are passed on. */
function read(text: string) {
  const { id, rawId, type, response } = record(JSON.parse(text));
  if (type !== 'public-key') throw new Error('Not a public key');
  const credential = {
    id: base64url(id),
    rawId: base64url(rawId),
    type,
    clientExtensionResults: {},
  } as const;
  return { credential, response: record(response) };
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('Not an object');
  return value as Record<string, unknown>;
}

function base64url(value: unknown): string {
  if (typeof value !== 'string' || !/^[A-Za-z0-9_-]+$/.test(value)) throw new Error('Not base64url');
  return value;
}
