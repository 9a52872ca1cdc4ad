import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof subscriptionReasons> {}
}

// A new coin has no price before it is traded: what is paid for it is no loss of the day, nor what comes of it a gain.
export const subscriptionReasons = {
  'subscription.paid': { kind: 'subscription', text: 'ledger.subscriptionPaid', dayChange: 'flow' },
  'subscription.bought': { kind: 'subscription', text: 'ledger.subscriptionBought', dayChange: 'flow' },
  'subscription.unlocked': { kind: 'subscription', text: 'ledger.subscriptionUnlocked', dayChange: 'flow' },
} as const satisfies Reasons;

/** New coins are sold from it, and what is paid for them comes to it; its operator fills it (docs/custody.md). */
export const newCoinOwner = 'house:newcoins';
