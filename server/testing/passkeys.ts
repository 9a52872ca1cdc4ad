// A software authenticator: passkeys with keys from fixed seeds, which answer as navigator.credentials does.
import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { defaultWalletConfig } from '../domains/session/walletConfig.ts';
import type { TestApp } from './processes/startTestApp.ts';

type Algorithm = 'ES256' | 'EdDSA' | 'RS256';
type CborValue = number | string | Uint8Array | readonly CborValue[] | Map<number | string, CborValue>;

/** Attestation object of given authenticator data and client data. */
type Attestation = (authData: Buffer, clientData: Buffer) => CborValue;

/** What an answer says; tests change one of it. */
interface Answering {
  challenge: string;
  type?: string;
  origin?: string;
  rpId?: string;
  /** Flags of the authenticator data; by default user present and verified. */
  flags?: number;
  counter?: number;
  userHandle?: string | null;
  /** More of the client data. */
  more?: object;
}

export const flag = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, attested: 0x40 } as const;
const verified = flag.present | flag.verified;

export interface TestPasskey {
  credentialId: string;
  /** Number of its last use; 0 and constant for an authenticator without a counter. */
  counter: number;
  /** User handle that it was created for. */
  userHandle: string | undefined;
  /** RegistrationResponseJSON, as JSON. */
  create(answering: Answering & { attestation?: Attestation }): string;
  /** AuthenticationResponseJSON, as JSON. */
  get(answering: Answering): string;
}

export function passkeyOf(seed: string, algorithm: Algorithm = 'ES256'): TestPasskey {
  const { key, cose } = keyOf(seed, algorithm);
  const id = sha256(`passkey ${seed}`).subarray(0, 16);
  const credentialId = id.toString('base64url');
  const answer = (response: object) =>
    JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    });
  return {
    credentialId,
    counter: 0,
    userHandle: undefined,
    create({ attestation = none, ...answering }) {
      if (answering.userHandle != null) this.userHandle = answering.userHandle;
      const credential = [Buffer.alloc(16), uint(id.length, 2), id, cbor(cose)];
      const authData = authenticatorData(answering, this.counter, credential);
      const client = clientData('webauthn.create', answering);
      return answer({
        clientDataJSON: client.toString('base64url'),
        attestationObject: cbor(attestation(authData, client)).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(answering) {
      const { userHandle = this.userHandle } = answering;
      const authData = authenticatorData(answering, this.counter);
      const client = clientData('webauthn.get', answering);
      const signed = Buffer.concat([authData, sha256(client)]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign(algorithm === 'EdDSA' ? null : 'sha256', signed, key).toString('base64url'),
        userHandle,
      });
    },
  };
}

const none: Attestation = (authData) => attested('none', new Map(), authData);

const attested = (format: string, statement: Map<string, CborValue>, authData: Buffer): CborValue =>
  new Map<string, CborValue>([
    ['fmt', format],
    ['attStmt', statement],
    ['authData', authData],
  ]);

/** A packed attestation, signed by the key of `signer`, with a certificate of that key if there is one. */
export const packedBy =
  (signer: string, certificate?: Uint8Array): Attestation =>
  (authData, client) => {
    const signed = Buffer.concat([authData, sha256(client)]);
    const statement = new Map<string, CborValue>([
      ['alg', -7],
      ['sig', sign('sha256', signed, keyOf(signer, 'ES256').key)],
    ]);
    if (certificate) statement.set('x5c', [certificate]);
    return attested('packed', statement, authData);
  };

/** Self-signed certificate of the key of 'attestation', as of an authenticator's batch. */
export const attestationCertificate = Buffer.from(
  'MIIB8zCCAZigAwIBAgIUG08eqJbH34nH+M23iyTMVOuER+IwCgYIKoZIzj0EAwIwTzELMAkGA1UEBhMCREUxDTALBgNVBAoM' +
    'BFRlc3QxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDTALBgNVBAMMBFRlc3QwIBcNMjYxMTMwMTc0OTM2' +
    'WhgPMjEyNjExMDYxNzQ5MzZaME8xCzAJBgNVBAYTAkRFMQ0wCwYDVQQKDARUZXN0MSIwIAYDVQQLDBlBdXRoZW50aWNhdG9y' +
    'IEF0dGVzdGF0aW9uMQ0wCwYDVQQDDARUZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEN93jOV23aa1HGQFMMA91HHnt' +
    'MW37f5Z0HadwHoFrr6dKqOuJR1rMmkutuz7p/Ki/2uSqx5FUmwpzsWdKB+9wLKNQME4wHQYDVR0OBBYEFBq4r4bbGJKAjlfm' +
    '4Yh9ysNYE3BBMB8GA1UdIwQYMBaAFBq4r4bbGJKAjlfm4Yh9ysNYE3BBMAwGA1UdEwEB/wQCMAAwCgYIKoZIzj0EAwIDSQAw' +
    'RgIhAJP7utuu6hGXuqSgIM667U+g+jQbUsrzPwXrMjagX0miAiEA27IvtYxz+SRYKpSF7x9dI7uOr02QeEiDZpur9q2jTAY=',
  'base64',
);

function clientData(usual: string, { challenge, type = usual, origin, more }: Answering): Buffer {
  const said = { type, challenge, origin: origin ?? defaultWalletConfig.origin, crossOrigin: false, ...more };
  return Buffer.from(JSON.stringify(said));
}

function authenticatorData(
  { rpId = 'localhost', flags = verified, counter }: Answering,
  usual: number,
  credential: readonly Buffer[] = [],
): Buffer {
  const said = uint(credential.length > 0 ? flags | flag.attested : flags, 1);
  return Buffer.concat([sha256(rpId), said, uint(counter ?? usual, 4), ...credential]);
}

function keyOf(seed: string, algorithm: Algorithm): { key: KeyObject; cose: Map<number, CborValue> } {
  const bytes = (text = '') => Buffer.from(text, 'base64url');
  if (algorithm === 'RS256') {
    // node:crypto draws RSA keys alone; no test depends on the key.
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { n, e } = publicKey.export({ format: 'jwk' });
    return { key: privateKey, cose: coseMap([1, 3], [3, -257], [-1, bytes(n)], [-2, bytes(e)]) };
  }
  const secret = sha256(`key ${seed}`);
  if (algorithm === 'EdDSA') {
    const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
    const key = createPrivateKey({ key: Buffer.concat([prefix, secret]), format: 'der', type: 'pkcs8' });
    const { x } = createPublicKey(key).export({ format: 'jwk' });
    return { key, cose: coseMap([1, 1], [3, -8], [-1, 6], [-2, bytes(x)]) };
  }
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', d: secret, x, y };
  const key = createPrivateKey({
    key: { ...jwk, d: secret.toString('base64url'), x: x.toString('base64url'), y: y.toString('base64url') },
    format: 'jwk',
  });
  return { key, cose: coseMap([1, 2], [3, -7], [-1, 1], [-2, x], [-3, y]) };
}

const coseMap = (...entries: [number, CborValue][]) => new Map(entries);

/** CBOR of what authenticators write. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const map = value as Map<number | string, CborValue>;
  const entries = [...map].flatMap(([name, entry]) => [cbor(name), cbor(entry)]);
  return Buffer.concat([head(5, map.size), ...entries]);
}

function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  if (length < 0x100) return Buffer.from([type | 24, length]);
  return Buffer.concat([Buffer.from([type | 25]), uint(length, 2)]);
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

type Calls = Pick<TestApp, 'call'>;

/** Answer of a passkey to a new challenge of the server for a login or, with a token, for `confirm`. */
export async function passkeyAnswer(
  server: Calls,
  passkey: TestPasskey,
  { token, ...changes }: Partial<Answering> & { token?: string } = {},
): Promise<string> {
  const purpose = token === undefined ? 'login' : 'confirm';
  const { data } = await server.call('passkeyChallenge', { purpose }, token === undefined ? {} : { token });
  return passkey.get({ challenge: data.challenge, ...changes });
}

/** A new passkey's answer to a new challenge of the server. */
export async function newPasskeyAnswer(
  server: Calls,
  passkey: TestPasskey,
  token: string,
  changes: Partial<Answering> & { attestation?: Attestation } = {},
): Promise<string> {
  const { data } = await server.call('passkeyChallenge', { purpose: 'add' }, { token });
  return passkey.create({ challenge: data.challenge, userHandle: data.user.handle, ...changes });
}
