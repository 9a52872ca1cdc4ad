import { isUser } from '../../ledger/account.ts';
import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof leverReasons> {}
}

export const leverReasons = {
  'lever.profit': { kind: 'trade', text: 'ledger.leverProfit', dayChange: 'result' },
  'lever.loss': { kind: 'trade', text: 'ledger.leverLoss', dayChange: 'result' },
  /** Gains that are still open, paid because another position of the account needed them. */
  'lever.advance': { kind: 'trade', text: 'ledger.leverAdvance', dayChange: 'result' },
  'lever.fee': { kind: 'fee', text: 'ledger.leverFee', dayChange: 'result' },
  'lever.liquidationFee': { kind: 'fee', text: 'ledger.leverLiquidationFee', dayChange: 'result' },
  'lever.overnight': { kind: 'fee', text: 'ledger.leverOvernight', dayChange: 'result' },
  /** What demo accounts begin with, and what a reset gives or takes: of an asset that is worth nothing. */
  'lever.demo': {
    kind: 'grant',
    text: 'ledger.practiceMoney',
    dayChange: 'flow',
    supply: { to: isUser, from: isUser },
  },
  /** What a person's margin did not cover, from the insurance to the platform that gained it. */
  'lever.bankruptcy': { kind: 'house' },
} as const satisfies Reasons;
