// What an address has to be before it is saved to withdraw to. The form says it while somebody types, the server again
// before it keeps it.
import { readAddressOf } from './chainAddress.ts';
import type { AddressFault, ReadAddress } from './chainAddress.ts';
import { labelOfForm } from './chainNames.ts';
import type { ChainName } from './chainNames.ts';
import { hasHidden } from '../identity/hiddenCharacters.ts';

/** Characters of what its owner calls it. */
export const labelMost = 40;
/** Of each account; more are no list that anybody could look through. */
export const addressesMost = 50;

/** As far as it is compared with a new one. */
export interface SavedAddress {
  address: string;
  /** Whether it is saved for the coin and the network that are meant. */
  isSamePlace: boolean;
}

/** The stretch of an address in which it differs from another one: from its first sign to before `to`, counted from 0. */
export interface Difference {
  from: number;
  to: number;
}

/** own: of this platform, which only its server knows. */
export type SaveFault = AddressFault | { kind: 'own' | 'saved' };

export type Judged<Saved> =
  | { fault: SaveFault }
  | {
      address: ReadAddress;
      /** A saved one that it could be taken for. */
      resembles?: { saved: Saved; differs: Difference };
      /** Nothing but its owner's eyes holds it: it is saved once every character is compared. */
      needsComparing: boolean;
    };

/**
 * A text as an address to save, in the order in which faults are told: what it is at all, then what is saved already.
 * @param saved all of the account, of whatever coin: a thief puts one in place of any
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

/** The first of the saved ones that it resembles. */
function lookalike<Saved extends SavedAddress>(address: ReadAddress, saved: readonly Saved[]) {
  for (const each of saved) {
    const differs = resemblance(address, each.address);
    if (differs) return { saved: each, differs };
  }
  return undefined;
}

/**
 * Wallets shorten an address to about so many signs at either end, and people compare those. Whoever makes up an address
 * that passes for another one has to hit them, and each further sign costs at least sixteen times as much; two addresses hit
 * them by chance once in four thousand million pairs (16 signs, 8 places).
 */
const endSigns = 4;

/**
 * Whether an address could be taken for another one: both ends are the same and the middle is not.
 * @param other the one way to write it, as all saved ones are
 * @returns where it differs; undefined of the same one and of one that is unlike
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

/** Of EVM chains the case of letters is a checksum, at which nobody looks. */
const folded = ({ form }: ReadAddress, text: string): string => (form === 'evm' ? text.toLowerCase() : text);

/**
 * With how many signs all addresses of its kind begin, which say nothing: 0x, or bc1q. The T of TRON's and the 1 of old ones
 * of Bitcoin count among the four, as people read them with those.
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
 * The sentence for a fault.
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

/** What is wrong with what its owner calls it; nothing of none. */
export function labelReason(label: string): LabelReason | undefined {
  if (hasHidden(label)) return 'bank.charactersRefused';
  return [...label].length > labelMost ? 'withdrawal.labelLong' : undefined;
}

/** As a sentence names one without a label, long enough to be told from others and too short to be copied. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
