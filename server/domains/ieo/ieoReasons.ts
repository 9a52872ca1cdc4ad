import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof ieoReasons> {}
}

// As of new coins: neither the payment nor the coins, which have no price before the listing, change the day's result.
export const ieoReasons = {
  'ieo.reserved': { kind: 'house' },
  'ieo.returned': { kind: 'house' },
  'ieo.paid': { kind: 'ieo', text: 'ledger.ieoPaid', dayChange: 'flow' },
  'ieo.bought': { kind: 'ieo', text: 'ledger.ieoBought', dayChange: 'flow' },
  'ieo.unlocked': { kind: 'ieo', text: 'ledger.ieoUnlocked', dayChange: 'flow' },
} as const satisfies Reasons;

/** Sells the coins of IEOs and receives the payments; funded by the operator (docs/custody.md). */
export const ieoOwner = 'house:ieo';

/** Allotted coins that are not paid yet. Not a platform account: a reservation is durable with its application. */
export const allotmentOwner = 'system:ieoAllotment';
