import type { Named, Reasons } from '../../ledger/reasons.ts';

declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof hostingReasons> {}
}

export const hostingReasons = {
  'hosting.placed': { kind: 'hosting', text: 'ledger.hostingPlaced', dayChange: 'result' },
  'hosting.returned': { kind: 'hosting', text: 'ledger.hostingReturned', dayChange: 'result' },
  'hosting.interest': { kind: 'hosting', text: 'ledger.hostingInterest', dayChange: 'result' },
  'hosting.penalty': { kind: 'fee', text: 'ledger.hostingPenalty', dayChange: 'result' },
} as const satisfies Reasons;

/** Account that pays interest and receives penalties; its operator funds it (docs/custody.md). */
export const interestOwner = 'house:interest';
