import { isUser } from '../../ledger/account.ts';
import type { Named, Reasons } from '../../ledger/reasons.ts';
import { insuranceOwner } from '../deposit/public/depositReasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof withdrawalReasons> {}
}

const isInsurance = (owner: string): boolean => owner === insuranceOwner;

/** Coins leave the books once the provider reports them as sent, and return with an unsent payment. */
export const withdrawalReasons = {
  'withdrawal.sent': {
    kind: 'withdrawal',
    text: 'ledger.withdrawal',
    dayChange: 'flow',
    supply: { from: isUser },
  },
  'withdrawal.fee': { kind: 'fee', text: 'ledger.withdrawalFee', dayChange: 'result' },
  'withdrawal.returned': {
    kind: 'withdrawal',
    text: 'ledger.withdrawalReturned',
    dayChange: 'flow',
    supply: { to: isUser },
  },
  'withdrawal.feeReturned': { kind: 'fee', text: 'ledger.withdrawalReturned', dayChange: 'result' },
  /** Amount sent beyond what its owner paid for it. */
  'withdrawal.excess': { kind: 'house', supply: { to: isInsurance, from: isInsurance } },
} as const satisfies Reasons;
