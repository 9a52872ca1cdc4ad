import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof spotReasons> {}
}

export const spotReasons = {
  'spot.trade': {
    kind: 'trade',
    text: { buy: 'ledger.spotBuy', sell: 'ledger.spotSell' },
    dayChange: 'result',
  },
  'spot.fee': { kind: 'fee', text: { buy: 'ledger.spotFee', sell: 'ledger.spotFee' }, dayChange: 'result' },
} as const satisfies Reasons;
