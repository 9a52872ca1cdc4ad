import type { Reasons } from '../../ledger/ReasonMeaning.ts';

export const spotReasons = {
  'spot.trade': {
    kind: 'trade',
    text: { buy: 'ledger.spotBuy', sell: 'ledger.spotSell' },
    dayChange: 'result',
  },
  'spot.fee': { kind: 'fee', text: { buy: 'ledger.spotFee', sell: 'ledger.spotFee' }, dayChange: 'result' },
} as const satisfies Reasons;
