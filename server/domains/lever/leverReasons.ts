import { isUser } from '../../ledger/account.ts';
import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof leverReasons> {}
}

export const leverReasons = {
  'lever.profit': { kind: 'trade', text: 'ledger.leverProfit', dayChange: 'result' },
  'lever.loss': { kind: 'trade', text: 'ledger.leverLoss', dayChange: 'result' },
  /** Unrealized gains, paid because another position of the account needed them. */
  'lever.advance': { kind: 'trade', text: 'ledger.leverAdvance', dayChange: 'result' },
  'lever.fee': { kind: 'fee', text: 'ledger.leverFee', dayChange: 'result' },
  'lever.liquidationFee': { kind: 'fee', text: 'ledger.leverLiquidationFee', dayChange: 'result' },
  'lever.overnight': { kind: 'fee', text: 'ledger.leverOvernight', dayChange: 'result' },
  /** Starting balance of demo accounts, and the adjustment of a reset: an asset without value. */
  'lever.demo': {
    kind: 'grant',
    text: 'ledger.practiceMoney',
    dayChange: 'flow',
    supply: { to: isUser, from: isUser },
  },
  /** Loss beyond a user's margin, paid by the insurance to the platform, which made the gain. */
  'lever.bankruptcy': { kind: 'house' },
} as const satisfies Reasons;
