import { isPlatform, isUser } from '../../../ledger/account.ts';
import type { Named, Reasons } from '../../../ledger/reasons.ts';

declare module '../../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof depositReasons> {}
}

/** What is final and below its minimum, until more arrives. */
export const keepingOwner = 'system:belowMinimum';
/** What is final and waits for a desk, or was rejected by one. */
export const heldOwner = 'system:depositHeld';
/** Pays for what was credited and is not on its chain any more. */
export const insuranceOwner = 'house:insurance';
/** Accounts of the platform that money may come to from outside. */
export const platformOwners = [
  insuranceOwner,
  'house:interest',
  'house:counterparty',
  'house:leverInsurance',
  'house:newcoins',
] as const;

const isKeeping = (owner: string): boolean => owner === keepingOwner;
const isHeld = (owner: string): boolean => owner === heldOwner;
const isInsurance = (owner: string): boolean => owner === insuranceOwner;

/** Coins come to be in the books once a chain holds them for good, and go with them. */
export const depositReasons = {
  'deposit.credit': {
    kind: 'deposit',
    text: 'ledger.deposit',
    dayChange: 'flow',
    supply: { to: (owner) => isUser(owner) || isPlatform(owner) },
  },
  /** What a desk has found on the bank's statement. */
  'deposit.bank': { kind: 'deposit', text: 'ledger.deposit', dayChange: 'flow', supply: { to: isUser } },
  'deposit.keep': { kind: 'house', supply: { to: isKeeping, from: isKeeping } },
  'deposit.hold': { kind: 'house', supply: { to: isHeld, from: isHeld } },
  'deposit.short': { kind: 'house', supply: { to: isInsurance, from: isInsurance } },
} as const satisfies Reasons;
