// Dialogs of the browser that make and use passkeys. The library is loaded with the first of them.
import { brand } from '../../../contracts/brand.ts';
import type { PasskeyChallenge } from '../../api/passkeys.ts';

const load = () => import('@simplewebauthn/browser');

/** Passkey that the device has made and the server has not accepted yet. */
export interface CreatedPasskey {
  /** Base64url credential id. */
  id: string;
  rpId: string;
  /** JSON for the server. */
  credential: string;
  /** The server refuses it from this time, by its clock. */
  expiresMs: number;
}

/** COSE algorithms that the server verifies: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** @throws Error of the browser's dialog, see passkeyRefusal */
export async function createPasskey({
  challenge,
  rp_id,
  expires_ms,
  user,
  credential_ids = [],
}: PasskeyChallenge): Promise<CreatedPasskey> {
  if (!user) throw new TypeError('A challenge for another purpose');
  const { startRegistration } = await load();
  const response = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rp_id, name: brand.name },
      user: { id: user.handle, name: user.name, displayName: user.name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      excludeCredentials: credential_ids.map((id) => ({ type: 'public-key', id })),
    },
  });
  return { id: response.id, rpId: rp_id, credential: JSON.stringify(response), expiresMs: expires_ms };
}

/**
 * Signs a challenge with a passkey that the user chooses.
 * @param isAutofill offers the passkeys in the name field, without a dialog
 * @returns JSON for the server
 * @throws Error of the browser's dialog, see passkeyRefusal
 */
export async function signWithPasskey(
  { challenge, rp_id, credential_ids = [] }: PasskeyChallenge,
  isAutofill = false,
): Promise<string> {
  const { startAuthentication } = await load();
  const response = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: rp_id,
      userVerification: 'required',
      allowCredentials: credential_ids.map((id) => ({ type: 'public-key', id })),
    },
    useBrowserAutofill: isAutofill,
  });
  return JSON.stringify(response);
}

export async function canAutofill(): Promise<boolean> {
  return (await load()).browserSupportsWebAuthnAutofill();
}

/** Ends the dialog or the offer that is open. */
export async function stopCeremony(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

/** Tells the password manager that the account does not have this passkey; not every browser can pass that on. */
export async function forgetPasskey(rpId: string, id: string): Promise<void> {
  const { sendSignal } = await load();
  await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID: id }).catch(() => undefined);
}
