// Kinds of cases for tests: one with a hold that goes to another account on approval, and one without.
import type { Domain } from '../../Domain.ts';
import type { ReviewKind } from '../../reviews/ReviewKind.ts';
import { accountOf } from '../../ledger/account.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';

declare module '../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'example.payout': { to: string };
    'example.papers': { pages: number };
  }
}
declare module '../../ledger/reasons.ts' {
  interface PostingReasons {
    'example.paid': unknown;
  }
}

const payout: ReviewKind<{ to: string }> = {
  perDay: 1_000_000,
  holdsMoney: true,
  rejections: {
    amount: ['wallet.insufficientBalance'],
    to: ['wallet.accountsDiffer', 'session.emailInvalid'],
  },
  approved: ({ ledger }, { hold, about, reference }) => {
    // Like a domain that has lost track of the hold.
    if (about.to === '') return;
    const { units, account } = hold!;
    ledger.post(hold!, { units, reason: 'example.paid', reference, to: accountOf(about.to, account.asset) });
  },
};

const papers: ReviewKind<{ pages: number }> = {
  perDay: 3,
  rejections: { pages: ['system.invalid'] },
  approved: () => undefined,
  sandboxRejects: ({ pages }) => (pages === 0 ? { pages: 'system.invalid' } : undefined),
};

export const exampleReviews = {
  handlers: {},
  reasons: { 'example.paid': { kind: 'transfer', text: 'ledger.transfer', dayChange: 'flow' } },
  reviews: { 'example.payout': payout, 'example.papers': papers },
} satisfies Domain;

/** Submits a payout of an owner's USDT; returns its id. */
export function askPayout(
  { ledger, openReview }: MoneyTx,
  { owner, to, units, reference }: { owner: string; to: string; units: bigint; reference: string },
): Promise<number> {
  const purpose = { reason: 'example.paid', reference };
  const { id: hold } = ledger.hold(accountOf(owner, 'USDT'), units, purpose);
  return openReview('example.payout', { owner, about: { to }, reference, hold });
}
