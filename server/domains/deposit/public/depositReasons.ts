import { isPlatform, isUser } from '../../../ledger/account.ts';
import type { Named, Reasons } from '../../../ledger/reasons.ts';

declare module '../../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof depositReasons> {}
}

/** Holds final deposits below their minimum, until more arrives. */
export const keepingOwner = 'system:belowMinimum';
/** Holds final deposits that wait for an operator, or that an operator rejected. */
export const heldOwner = 'system:depositHeld';
/** Covers credited deposits that have left their chain. */
export const insuranceOwner = 'house:insurance';
/** Accounts of the platform that can receive deposits. */
export const platformOwners = [
  insuranceOwner,
  'house:interest',
  'house:counterparty',
  'house:leverInsurance',
  'house:newcoins',
  'house:ieo',
] as const;

const isKeeping = (owner: string): boolean => owner === keepingOwner;
const isHeld = (owner: string): boolean => owner === heldOwner;
const isInsurance = (owner: string): boolean => owner === insuranceOwner;

/** Coins enter the books when a chain holds them permanently, and leave them with the chain. */
export const depositReasons = {
  'deposit.credit': {
    kind: 'deposit',
    text: 'ledger.deposit',
    dayChange: 'flow',
    supply: { to: (owner) => isUser(owner) || isPlatform(owner) },
  },
  /** A transfer that an operator has found on the bank's statement. */
  'deposit.bank': { kind: 'deposit', text: 'ledger.deposit', dayChange: 'flow', supply: { to: isUser } },
  'deposit.keep': { kind: 'house', supply: { to: isKeeping, from: isKeeping } },
  'deposit.hold': { kind: 'house', supply: { to: isHeld, from: isHeld } },
  'deposit.short': { kind: 'house', supply: { to: isInsurance, from: isInsurance } },
} as const satisfies Reasons;
