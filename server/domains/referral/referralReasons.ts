import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof referralReasons> {}
}

export const referralReasons = {
  'referral.rebate': { kind: 'referral', text: 'ledger.rebate', dayChange: 'result' },
} as const satisfies Reasons;
