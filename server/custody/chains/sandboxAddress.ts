// Addresses of simulated chains. A published formula makes them, so no key exists. They look real except for the
// checksum, so every wallet refuses them.
import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, hex } from '@scure/base';

const sha256 = (...parts: readonly (string | Uint8Array)[]): Uint8Array => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const mark = 'meridian sandbox';
/** First byte of an address by chain; it determines the first character. */
const versions: Readonly<Record<string, number>> = { tron: 0x41, bitcoin: 0 };
const checksumBytes = 4;

/** @returns the user's address on this chain, always the same */
export function sandboxAddress(chain: string, owner: string): string {
  const seed = (nth: number) => sha256(`${mark} ${chain} ${owner} ${nth}`).subarray(0, 20);
  const version = versions[chain];
  if (version !== undefined) return sealed(Uint8Array.of(version, ...seed(0)));
  // Without letters of both cases a wallet could not detect the wrong checksum.
  for (let nth = 0; ; nth += 1) {
    const address = withWrongCase(hex.encode(seed(nth)));
    if (/[a-f]/.test(address) && /[A-F]/.test(address)) return address;
  }
}

/** Whether a simulated chain accepts the address: the chain's format with the sandbox's checksum. */
export function isSandboxAddress(chain: string, text: string): boolean {
  const version = versions[chain];
  if (version === undefined)
    return /^0x[0-9a-fA-F]{40}$/.test(text) && withWrongCase(text.slice(2).toLowerCase()) === text;
  try {
    const payload = base58.decode(text).subarray(0, -checksumBytes);
    return payload.length === 21 && payload[0] === version && sealed(payload) === text;
  } catch {
    return false;
  }
}

/** The sandbox's form of a case-insensitive address; other addresses have a single form. */
export const sandboxWriting = (chain: string, address: string): string =>
  versions[chain] === undefined ? withWrongCase(address.slice(2).toLowerCase()) : address;

/** A wallet computes the checksum from the payload alone. */
function sealed(payload: Uint8Array): string {
  const checksum = sha256(sha256(payload, mark)).subarray(0, checksumBytes);
  return base58.encode(Uint8Array.of(...payload, ...checksum));
}

/** In EIP-55 a letter is upper case where the hash digit is 8 or more; here it is lower case. */
function withWrongCase(digits: string): string {
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)));
  const letters = Array.from(digits, (digit, at) =>
    Number.parseInt(hash[at]!, 16) >= 8 ? digit : digit.toUpperCase(),
  );
  return `0x${letters.join('')}`;
}
