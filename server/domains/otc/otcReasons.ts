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

/** A merchant's own coins; whoever runs the server fills it (docs/custody.md). */
export const merchantOwner = (merchant: number | bigint): string => `house:otc:${merchant}`;

/** What merchants have sold and is not released yet. No account of the platform: what locks coins is durable with the order. */
export const escrowOwner = 'system:otcEscrow';
