import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof subscriptionReasons> {}
}

// A new coin has no price before it is traded: its payment does not count as a loss of the day, nor its delivery as a
// gain.
export const subscriptionReasons = {
  'subscription.paid': { kind: 'subscription', text: 'ledger.subscriptionPaid', dayChange: 'flow' },
  'subscription.bought': { kind: 'subscription', text: 'ledger.subscriptionBought', dayChange: 'flow' },
  'subscription.unlocked': { kind: 'subscription', text: 'ledger.subscriptionUnlocked', dayChange: 'flow' },
} as const satisfies Reasons;

/** Sells new coins and receives the payments; funded by the operator (docs/custody.md). */
export const newCoinOwner = 'house:newcoins';
