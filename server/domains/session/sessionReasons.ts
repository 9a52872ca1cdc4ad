import type { Reasons } from '../../ledger/ReasonMeaning.ts';

export const sessionReasons = {
  /** Practice money. */
  'sandbox.grant': { kind: 'grant', text: 'ledger.practiceMoney', dayChange: 'flow' },
} as const satisfies Reasons;
