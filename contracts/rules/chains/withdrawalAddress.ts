// Rules of a withdrawal address. The form checks while the user types, the server checks again before it saves.
import { readAddressOf } from './chainAddress.ts';
import type { AddressFault, ReadAddress } from './chainAddress.ts';
import { labelOfForm } from './chainNames.ts';
import type { ChainName } from './chainNames.ts';
import { hasHidden } from '../identity/hiddenCharacters.ts';

/** Maximum length of a label, in characters. */
export const labelMost = 40;
/** Maximum number of addresses of an account; a longer list is not practical to review. */
export const addressesMost = 50;

/** Fields of a saved address that are compared with a new one. */
export interface SavedAddress {
  address: string;
  /** Whether it is saved for the selected coin and network. */
  isSamePlace: boolean;
}

/** The part in which an address differs from another one: from its first character to before `to`, counted from 0. */
export interface Difference {
  from: number;
  to: number;
}

/** own: an address of this platform, which only the server can detect. */
export type SaveFault = AddressFault | { kind: 'own' | 'saved' };

export type Judged<Saved> =
  | { fault: SaveFault }
  | {
      address: ReadAddress;
      /** A saved address that is easily confused with it. */
      resembles?: { saved: Saved; differs: Difference };
      /** The address has no checksum: the user has to compare every character before saving. */
      needsComparing: boolean;
    };

/**
 * Checks a text as an address to save. Faults are reported in order: address format first, then duplicates.
 * @param saved all addresses of the account, of any coin: an attacker's address may replace any of them
 */
export function judgeAddress<Saved extends SavedAddress>(
  chain: ChainName,
  text: string,
  saved: readonly Saved[],
): Judged<Saved> {
  const read = readAddressOf(chain, text);
  if ('fault' in read) return read;
  const { address } = read;
  if (saved.some((each) => each.isSamePlace && each.address === address.text))
    return { fault: { kind: 'saved' } };
  const resembles = lookalike(address, saved);
  const needsComparing = resembles !== undefined || !address.isChecked;
  return { address, needsComparing, ...(resembles && { resembles }) };
}

/** The first saved address that it resembles. */
function lookalike<Saved extends SavedAddress>(address: ReadAddress, saved: readonly Saved[]) {
  for (const each of saved) {
    const differs = resemblance(address, each.address);
    if (differs) return { saved: each, differs };
  }
  return undefined;
}

/**
 * Wallets shorten an address to about this many characters at either end, and users compare those. An attacker who
 * forges a similar address has to match them, and each further character costs at least sixteen times as much. Two
 * addresses match by chance once in four thousand million pairs (16 characters, 8 places).
 */
const endSigns = 4;

/**
 * Whether an address is easily confused with another one: same ends, different middle.
 * @param other in canonical form, as all saved addresses are
 * @returns where they differ; undefined for equal and for dissimilar addresses
 */
export function resemblance(address: ReadAddress, other: string): Difference | undefined {
  const [one, two] = [folded(address, address.text), folded(address, other)];
  if (one === two) return undefined;
  const shortest = Math.min(one.length, two.length);
  let from = 0;
  while (from < shortest && one[from] === two[from]) from += 1;
  let alike = 0;
  while (alike < shortest - from && one.at(-1 - alike) === two.at(-1 - alike)) alike += 1;
  if (from < signsOfAll(address) + endSigns || alike < endSigns) return undefined;
  return { from, to: one.length - alike };
}

/** On EVM chains the case of letters is a checksum, which users do not compare. */
const folded = ({ form }: ReadAddress, text: string): string => (form === 'evm' ? text.toLowerCase() : text);

/**
 * Length of the prefix that all addresses of this kind share and that distinguishes none: 0x, or bc1q. The T of TRON
 * and the 1 of legacy Bitcoin addresses count among the four, because users read them as part of the address.
 */
function signsOfAll({ form, kind, text }: ReadAddress): number {
  if (form === 'evm') return 2;
  return kind === 'p2wpkh' || kind === 'p2wsh' || kind === 'p2tr' ? text.indexOf('1') + 2 : 0;
}

export type AddressReason =
  | 'withdrawal.addressInvalid'
  | 'withdrawal.addressOther'
  | 'withdrawal.addressRefused'
  | 'withdrawal.addressRequired'
  | 'withdrawal.addressSaved';

/**
 * The message for a fault.
 * @param network as wallets name it: 'TRC20'
 */
export function addressReason(
  fault: SaveFault,
  network: string,
): { reason: AddressReason; values: Readonly<Record<string, string>> } {
  if (fault.kind === 'network')
    return { reason: 'withdrawal.addressOther', values: { chain: labelOfForm(fault.form), network } };
  return { reason: reasons[fault.kind], values: { network } };
}

const reasons: Readonly<Record<Exclude<SaveFault['kind'], 'network'>, AddressReason>> = {
  missing: 'withdrawal.addressRequired',
  character: 'withdrawal.addressInvalid',
  checksum: 'withdrawal.addressInvalid',
  form: 'withdrawal.addressInvalid',
  length: 'withdrawal.addressInvalid',
  privateKey: 'withdrawal.addressInvalid',
  future: 'withdrawal.addressRefused',
  own: 'withdrawal.addressRefused',
  testnet: 'withdrawal.addressRefused',
  zero: 'withdrawal.addressRefused',
  saved: 'withdrawal.addressSaved',
};

export type LabelReason = 'bank.charactersRefused' | 'withdrawal.labelLong';

/** Fault of a label; undefined for an empty one. */
export function labelReason(label: string): LabelReason | undefined {
  if (hasHidden(label)) return 'bank.charactersRefused';
  return [...label].length > labelMost ? 'withdrawal.labelLong' : undefined;
}

/**
 * Short form for a text about an address without a label: long enough to distinguish addresses, too short to be copied.
 */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
