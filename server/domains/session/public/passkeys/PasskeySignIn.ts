import { createHmac, timingSafeEqual } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers';
import type { Random } from '../../../../random.ts';
import { Refusal } from '../../../../refusal.ts';
import { passkeySite } from './passkeySite.ts';
import type { PasskeySite } from './passkeySite.ts';
import { readAssertion, readAttestation } from './readCredential.ts';
import type { Assertion } from './readCredential.ts';

/** What a challenge is for; it serves its own purpose and account alone. */
export type PasskeyPurpose = { kind: 'login' } | { kind: 'add' | 'confirm'; userId: number };

/** Use of a challenge, which the command that relies on it uses up. */
interface Challenged {
  challenge: string;
  expiresAt: number;
}

/** A new passkey that has signed its challenge. */
export interface NewPasskey extends Challenged {
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  counter: number;
  isSynced: boolean;
}

/** A stored passkey whose signature is right. */
export interface ProvenPasskey extends Challenged {
  credentialId: string;
  userId: number;
  counter: number;
  isSynced: boolean;
}

/** A stored passkey, as far as a signature is checked with it. */
export interface PasskeyKey {
  credentialId: string;
  userId: number;
  publicKey: string;
  counter: number;
}

interface Options {
  /** Address of the product; undefined turns passkeys off. */
  origin: string | undefined;
  clock: { now(): number };
  random: Random;
  /** Signs challenges and user handles; the same on all servers of the database. */
  signingKey: () => Promise<Buffer>;
}

const validMs = 10 * 60_000;
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
/** Parts of a challenge in bytes: random bytes, expiry, HMAC. A multiple of 3, so base64url has one form of each. */
const [drawnBytes, expiryBytes, macBytes] = [16, 6, 32];
const signedBytes = drawnBytes + expiryBytes;

/** One refusal for all faults, so that it does not tell which passkeys exist. */
export const passkeyFailed = (): Refusal => new Refusal('session.passkeyFailed');

/**
 * Challenges for passkeys to sign, and the check of what they have signed. A challenge carries its own proof of origin
 * (HMAC over purpose, account and expiry), so a request for one stores nothing. Only used challenges are stored, until
 * they expire.
 */
export class PasskeySignIn {
  private readonly options: Options;
  private readonly offered: PasskeySite | undefined;

  constructor(options: Options) {
    this.options = options;
    this.offered = passkeySite(options.origin);
  }

  /** Relying party id; undefined where passkeys are not offered. */
  get domain(): string | undefined {
    return this.offered?.domain;
  }

  /** @throws Refusal session.passkeyUnavailable */
  async issue(purpose: PasskeyPurpose): Promise<Challenged & { domain: string }> {
    const { domain } = this.site();
    const { clock, random } = this.options;
    const expiresAt = clock.now() + validMs;
    const signed = Buffer.concat([random.bytes(drawnBytes), Buffer.alloc(expiryBytes)]);
    signed.writeUIntBE(expiresAt, drawnBytes, expiryBytes);
    const mac = macOf(await this.options.signingKey(), signed, purpose);
    return { challenge: Buffer.concat([signed, mac]).toString('base64url'), expiresAt, domain };
  }

  /** Base64url; the same for all passkeys of a user, and says nothing of the user. */
  async userHandle(userId: number): Promise<string> {
    const key = await this.options.signingKey();
    return hmac(key, JSON.stringify(['user', userId])).toString('base64url');
  }

  /**
   * Checks a new passkey; uses nothing up.
   * @param text RegistrationResponseJSON
   * @throws Refusal session.passkeyFailed, session.passkeyUnavailable
   */
  async verifyNew(text: string, purpose: PasskeyPurpose): Promise<NewPasskey> {
    const { domain, origin } = this.site();
    const key = await this.options.signingKey();
    return refusing(async () => {
      const response = readAttestation(text);
      const challenged = this.readChallenge(key, response.response.clientDataJSON, purpose);
      refuseCertificates(response.response.attestationObject);
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenged.challenge,
        expectedOrigin: origin,
        expectedRPID: domain,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      });
      if (!registrationInfo || registrationInfo.credential.id !== response.id) throw passkeyFailed();
      const { credential, credentialBackedUp: isSynced } = registrationInfo;
      const publicKey = isoBase64URL.fromBuffer(credential.publicKey);
      return { ...challenged, credentialId: credential.id, publicKey, counter: credential.counter, isSynced };
    });
  }

  /**
   * Checks a signature by a stored passkey; uses nothing up.
   * @param text AuthenticationResponseJSON
   * @param find the stored passkey of a credential id
   * @throws Refusal session.passkeyFailed, session.passkeyUnavailable
   */
  async verify(
    text: string,
    purpose: PasskeyPurpose,
    find: (credentialId: string) => Promise<PasskeyKey | undefined>,
  ): Promise<ProvenPasskey> {
    const { domain, origin } = this.site();
    const key = await this.options.signingKey();
    const { response, challenged } = await refusing(() => {
      const response = readAssertion(text);
      return { response, challenged: this.readChallenge(key, response.response.clientDataJSON, purpose) };
    });
    const passkey = await find(response.id);
    if (!passkey) throw passkeyFailed();
    const { credentialId, userId, publicKey, counter } = passkey;
    await this.requireHandle(response, userId, purpose);
    return refusing(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenged.challenge,
        expectedOrigin: origin,
        expectedRPID: domain,
        requireUserVerification: true,
        credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      });
      if (!verified) throw passkeyFailed();
      const { newCounter, credentialBackedUp } = authenticationInfo;
      return { ...challenged, credentialId, userId, counter: newCounter, isSynced: credentialBackedUp };
    });
  }

  /** The handle names the account at a log-in; elsewhere the session does, and authenticators may leave it out. */
  private async requireHandle(
    { response: { userHandle } }: Assertion,
    userId: number,
    { kind }: PasskeyPurpose,
  ): Promise<void> {
    if (userHandle === undefined && kind !== 'login') return;
    if (userHandle !== (await this.userHandle(userId))) throw passkeyFailed();
  }

  private readChallenge(key: Buffer, clientDataJSON: string, purpose: PasskeyPurpose): Challenged {
    const { challenge, crossOrigin, topOrigin }: Record<string, unknown> = {
      ...decodeClientDataJSON(clientDataJSON),
    };
    // The library checks neither at registration, and not all of it at log-in.
    if ((crossOrigin !== undefined && crossOrigin !== false) || topOrigin !== undefined)
      throw passkeyFailed();
    if (typeof challenge !== 'string') throw passkeyFailed();
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== signedBytes + macBytes || bytes.toString('base64url') !== challenge)
      throw passkeyFailed();
    const [signed, mac] = [bytes.subarray(0, signedBytes), bytes.subarray(signedBytes)];
    if (!timingSafeEqual(mac, macOf(key, signed, purpose))) throw passkeyFailed();
    // The command that uses it up refuses an expired one.
    return { challenge, expiresAt: signed.readUIntBE(drawnBytes, expiryBytes) };
  }

  private site(): PasskeySite {
    if (!this.offered) throw new Refusal('session.passkeyUnavailable');
    return this.offered;
  }
}

/**
 * No attestation is asked for, so browsers send none, or one that the key has signed itself. The library would check the
 * certificates of any other one, and download lists of revoked ones from addresses that the caller chooses.
 */
function refuseCertificates(attestationObject: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  if (format === 'none') return;
  if (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined) throw passkeyFailed();
}

/** Parsers and the library throw errors of many kinds on malformed input. */
async function refusing<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await check();
  } catch {
    throw passkeyFailed();
  }
}

function macOf(key: Buffer, signed: Buffer, purpose: PasskeyPurpose): Buffer {
  const whose = purpose.kind === 'login' ? 0 : purpose.userId;
  return hmac(key, JSON.stringify(['challenge', purpose.kind, whose, signed.toString('base64url')]));
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
