// Encrypts sensitive data in the database: documents and their contents. AES-256-GCM, with a key from outside the
// database.
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import type { Random } from '../random.ts';

export interface SealingKeys {
  /** 32 bytes; encrypts new data. */
  current: Buffer;
  /** Decrypts data sealed before a key change, until `npm run rotateKeys` has re-encrypted all of it. */
  former?: Buffer;
}

const [nonceBytes, tagBytes] = [12, 16];

/** Identifier of a key that reveals nothing about it. */
export function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('meridian sealing key\0').update(key).digest('hex').slice(0, 12);
}

export class Sealer {
  /** Id of the current key. */
  readonly keyId: string;
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly random: Random;

  constructor({ current, former }: SealingKeys, random: Random) {
    this.keyId = keyIdOf(current);
    const keys = [current, ...(former ? [former] : [])];
    this.keys = new Map(keys.map((key) => [keyIdOf(key), key]));
    this.random = random;
  }

  knows(keyId: string): boolean {
    return this.keys.has(keyId);
  }

  /** @param place owner and purpose, bound to the ciphertext; opening at another place fails as damaged */
  seal(plain: Buffer | string, place: string): string {
    const nonce = this.random.bytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.keys.get(this.keyId)!, nonce);
    cipher.setAAD(Buffer.from(place));
    const sealed = [nonce, cipher.update(plain as never, 'utf8' as never), cipher.final()];
    return `${this.keyId}.${Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url')}`;
  }

  /** @throws Error when its key is missing, the place differs, or it is damaged */
  open(sealed: string, place: string): Buffer {
    const end = sealed.indexOf('.');
    const key = this.keys.get(sealed.slice(0, end));
    if (!key) throw new Error(`${place} was sealed with a key that is not there`);
    const bytes = Buffer.from(sealed.slice(end + 1), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  }

  openText(sealed: string, place: string): string {
    return this.open(sealed, place).toString('utf8');
  }

  /** Keyed hashes for equality lookups that reveal nothing else; the current key's hash first. */
  hashes(text: string, purpose: string): string[] {
    return [...this.keys.values()].map((key) =>
      createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url'),
    );
  }
}
