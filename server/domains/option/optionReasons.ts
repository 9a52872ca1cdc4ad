import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof optionReasons> {}
}

export const optionReasons = {
  'option.profit': { kind: 'trade', text: 'ledger.optionProfit', dayChange: 'result' },
  'option.loss': { kind: 'trade', text: 'ledger.optionLoss', dayChange: 'result' },
  'option.fee': { kind: 'fee', text: 'ledger.optionFee', dayChange: 'result' },
} as const satisfies Reasons;
