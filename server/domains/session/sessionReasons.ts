import { isUser } from '../../ledger/account.ts';
import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof sessionReasons> {}
}

export const sessionReasons = {
  /** Sandbox funds. */
  'sandbox.grant': {
    kind: 'grant',
    text: 'ledger.practiceMoney',
    dayChange: 'flow',
    supply: { to: isUser },
  },
} as const satisfies Reasons;
