import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof walletReasons> {}
}

export const walletReasons = {
  'wallet.transfer': { kind: 'transfer', text: 'ledger.transfer', dayChange: 'result' },
} as const satisfies Reasons;
