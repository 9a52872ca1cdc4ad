import { isPlatform } from '../../../ledger/account.ts';
import type { Named, Reasons } from '../../../ledger/reasons.ts';

declare module '../../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof platformReasons> {}
}

/** What the operator's market makers have comes from issuance and goes back there. */
export const platformReasons = {
  'house.issue': { kind: 'house', supply: { to: isPlatform } },
  'house.move': { kind: 'house' },
  'house.return': { kind: 'house', supply: { from: isPlatform } },
} as const satisfies Reasons;
