import { isHouse } from '../../../ledger/account.ts';
import type { Named, Reasons } from '../../../ledger/reasons.ts';

declare module '../../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof houseReasons> {}
}

/** What the operator's market makers have comes from issuance and goes back there. */
export const houseReasons = {
  'house.issue': { kind: 'house', supply: { to: isHouse } },
  'house.move': { kind: 'house' },
  'house.return': { kind: 'house', supply: { from: isHouse } },
} as const satisfies Reasons;
