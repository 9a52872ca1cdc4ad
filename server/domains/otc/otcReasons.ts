import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof otcReasons> {}
}

export const otcReasons = {
  'otc.locked': { kind: 'house' },
  'otc.unlocked': { kind: 'house' },
  'otc.bought': { kind: 'otc', text: 'ledger.otcBought', dayChange: 'flow' },
  'otc.sold': { kind: 'otc', text: 'ledger.otcSold', dayChange: 'flow' },
} as const satisfies Reasons;

/** A merchant's own coins; the operator of the server funds it (docs/custody.md). */
export const merchantOwner = (merchant: number | bigint): string => `house:otc:${merchant}`;

/**
 * Coins that merchants have sold and that are not released yet. Not a platform account: a lock of coins is durable with
 * its order.
 */
export const escrowOwner = 'system:otcEscrow';
