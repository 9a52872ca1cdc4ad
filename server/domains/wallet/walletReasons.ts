import type { Reasons } from '../../ledger/ReasonMeaning.ts';

export const walletReasons = {
  'wallet.transfer': { kind: 'transfer', text: 'ledger.transfer', dayChange: 'result' },
} as const satisfies Reasons;
