import type { Reasons } from '../../../ledger/ReasonMeaning.ts';

/** What the operator's market makers have comes from issuance and goes back there. */
export const houseReasons = {
  'house.issue': 'house',
  'house.move': 'house',
  'house.return': 'house',
} as const satisfies Reasons;
