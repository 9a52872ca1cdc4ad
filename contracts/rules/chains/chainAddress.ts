// Chain addresses: parses a text and checks whether it is valid for the intended chain. Pure functions, so that forms
// in the browser agree with the server.
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { formOf } from './chainNames.ts';
import type { AddressForm, ChainName } from './chainNames.ts';

export interface ReadAddress {
  form: AddressForm;
  /** p2pkh … as Bitcoin names them; account for EVM chains and TRON; future is a witness version without rules yet. */
  kind: 'account' | 'future' | 'p2pkh' | 'p2sh' | 'p2tr' | 'p2wpkh' | 'p2wsh';
  isTestnet: boolean;
  /** Canonical form. */
  text: string;
  /** Whether the checksum was verified: EVM addresses may be written without one. */
  isChecked: boolean;
  /** The zero address, which has no known private key. */
  isZero: boolean;
}

/**
 * Why a text is not an address, or not one of the intended chain.
 * - `form`: does not match any address format.
 * - `character`: a character outside the address format's alphabet, counted from 0.
 * - `checksum`: a character is wrong or missing.
 * - `length`: characters are missing, or too many.
 * - `privateKey`: a private key, which controls the money; it is not stored.
 * - `network`: a valid address of another chain.
 * - `future`: a witness version without rules, whose coins anyone can spend.
 */
export type AddressFault =
  | { kind: 'checksum' | 'form' | 'future' | 'length' | 'missing' | 'privateKey' | 'testnet' | 'zero' }
  | { kind: 'character'; at: number }
  | { kind: 'network'; form: AddressForm };

type Reading = { address: ReadAddress } | { fault: AddressFault };

/** Parses a text as an address of a chain that can receive coins. */
export function readAddressOf(chain: ChainName, text: string): Reading {
  const read = readAddress(text);
  if ('fault' in read) return read;
  const { form, isTestnet, isZero, kind } = read.address;
  // No supported chain accepts it, so switching chains cannot help.
  if (isTestnet) return { fault: { kind: 'testnet' } };
  if (form !== formOf(chain)) return { fault: { kind: 'network', form } };
  if (isZero) return { fault: { kind: 'zero' } };
  return kind === 'future' ? { fault: { kind } } : read;
}

/** Fault of a text as an address of a chain; undefined if coins can be sent to it. */
export function addressFault(chain: ChainName, text: string): AddressFault | undefined {
  const read = readAddressOf(chain, text);
  return 'fault' in read ? read.fault : undefined;
}

/** Detects the address format of a text, independent of the intended chain. */
export function readAddress(typed: string): Reading {
  const text = typed.trim();
  if (text === '') return { fault: { kind: 'missing' } };
  if (/^0x/i.test(text)) return readEvm(text);
  const plain = readBase58(text);
  const prefix = /^([a-z]+)1/i.exec(text)?.[1]?.toLowerCase();
  // A few addresses of Litecoin begin like bech32.
  if (prefix === undefined || !Object.hasOwn(prefixes, prefix) || 'address' in plain) return plain;
  return readWitness(text, prefix);
}

/** An EVM address in EIP-55 format: its capital letters are the checksum. */
export function eip55(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak_256(new TextEncoder().encode(digits));
  const letter = (digit: string, at: number) =>
    ((hash[at >> 1]! >> (at % 2 === 0 ? 4 : 0)) & 8) === 0 ? digit : digit.toUpperCase();
  return `0x${[...digits].map(letter).join('')}`;
}

function readEvm(text: string): Reading {
  const digits = text.slice(2);
  const at = [...digits].findIndex((digit) => !/[0-9a-f]/i.test(digit));
  if (at >= 0) return { fault: { kind: 'character', at: at + 2 } };
  // Transaction hashes have 64.
  if (digits.length !== 40) return { fault: { kind: digits.length === 64 ? 'form' : 'length' } };
  const written = eip55(text);
  const isChecked = digits === written.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isChecked && !isOneCase) return { fault: { kind: 'checksum' } };
  const isZero = /^0+$/.test(digits);
  return { address: { form: 'evm', kind: 'account', isTestnet: false, text: written, isChecked, isZero } };
}

interface Written {
  form: AddressForm;
  kind: ReadAddress['kind'];
  isTestnet?: true;
}

/**
 * Version bytes from chainparams of Bitcoin, Litecoin and Dogecoin, and from TRON's encoding; 0xa0 belongs to old TRON
 * testnets.
 */
const versions: Readonly<Record<number, Written>> = {
  0x00: { form: 'bitcoin', kind: 'p2pkh' },
  0x05: { form: 'bitcoin', kind: 'p2sh' },
  0x6f: { form: 'bitcoin', kind: 'p2pkh', isTestnet: true },
  0xc4: { form: 'bitcoin', kind: 'p2sh', isTestnet: true },
  0x30: { form: 'litecoin', kind: 'p2pkh' },
  0x32: { form: 'litecoin', kind: 'p2sh' },
  0x1e: { form: 'dogecoin', kind: 'p2pkh' },
  0x16: { form: 'dogecoin', kind: 'p2sh' },
  0x41: { form: 'tron', kind: 'account' },
  0xa0: { form: 'tron', kind: 'account', isTestnet: true },
};
/** Keys in the wallet import format: Bitcoin, its testnet, Litecoin and Dogecoin. */
const keyVersions = [0x80, 0xef, 0xb0, 0x9e];
const base58check = createBase58check(sha256);
const addressBytes = 21;

function readBase58(text: string): Reading {
  const at = [...text].findIndex((sign) => !/[1-9A-HJ-NP-Za-km-z]/.test(sign));
  // About the length of an address: most likely an address with a typo.
  const isLikely = text.length >= 25 && text.length <= 36;
  if (at >= 0) return { fault: isLikely ? { kind: 'character', at } : { kind: 'form' } };
  const bytes = attempt(() => base58check.decode(text));
  if (!bytes) return { fault: { kind: isLikely ? 'checksum' : 'form' } };
  const [version, ...hash] = bytes;
  if (bytes.length > 32 && keyVersions.includes(version!)) return { fault: { kind: 'privateKey' } };
  const written = versions[version!];
  if (!written || bytes.length !== addressBytes) return { fault: { kind: 'form' } };
  const isZero = hash.every((byte) => byte === 0);
  return {
    address: { isTestnet: false, ...written, text: base58check.encode(bytes), isChecked: true, isZero },
  };
}

/** Prefixes of bech32 addresses, before the 1. */
const prefixes: Readonly<Record<string, Omit<Written, 'kind'>>> = {
  bc: { form: 'bitcoin' },
  tb: { form: 'bitcoin', isTestnet: true },
  bcrt: { form: 'bitcoin', isTestnet: true },
  ltc: { form: 'litecoin' },
  tltc: { form: 'litecoin', isTestnet: true },
};
const bech32Signs = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** A witness program (BIP-141), encoded as in BIP-173 and BIP-350. */
function readWitness(text: string, prefix: string): Reading {
  const lower = text.toLowerCase();
  const at = [...lower].findIndex((sign, place) => place > prefix.length && !bech32Signs.includes(sign));
  if (at >= 0) return { fault: { kind: 'character', at } };
  const version = bech32Signs.indexOf(lower[prefix.length + 1] ?? '');
  const code = version === 0 ? bech32 : bech32m;
  const program = attempt(() =>
    code.fromWords(code.decode(text as `${string}1${string}`, 90).words.slice(1)),
  );
  if (!program || version > 16 || program.length < 2 || program.length > 40)
    return { fault: { kind: 'checksum' } };
  const kind = kindOf(version, program.length);
  if (!kind) return { fault: { kind: 'checksum' } };
  const isZero = program.every((byte) => byte === 0);
  return { address: { isTestnet: false, ...prefixes[prefix]!, kind, text: lower, isChecked: true, isZero } };
}

function kindOf(version: number, length: number): ReadAddress['kind'] | undefined {
  if (version === 0) return length === 20 ? 'p2wpkh' : length === 32 ? 'p2wsh' : undefined;
  return version === 1 && length === 32 ? 'p2tr' : 'future';
}

function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
