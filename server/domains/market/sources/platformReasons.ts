import { isPlatform } from '../../../ledger/account.ts';
import type { Named, Reasons } from '../../../ledger/reasons.ts';

declare module '../../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof platformReasons> {}
}

/**
 * Reasons of the transfers from and to issuance: the funds of the operator's market makers come from there and return
 * there.
 */
export const platformReasons = {
  'house.issue': { kind: 'house', supply: { to: isPlatform } },
  'house.move': { kind: 'house' },
  'house.return': { kind: 'house', supply: { from: isPlatform } },
} as const satisfies Reasons;
