// Effects of an operator's decision on a withdrawal.
import { fromUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import type { Review, ReviewKind } from '../../reviews/ReviewKind.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { post } from './payouts/applyAnswer.ts';
import { countTold, notSent } from './payouts/settleDispute.ts';
import type { Dispute, WithdrawalRow, WithdrawalState } from './tables.ts';
import type { WaitReason } from './waitsFor.ts';
import { notify } from './withdrawalNotices.ts';
import { amountOf, change, findWithdrawal, idOfReference, referenceOf } from './withdrawalRows.ts';

declare module '../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'withdrawal.request': AboutRequest;
    'withdrawal.large': AboutRequest;
    'withdrawal.bank': AboutRequest;
    'withdrawal.fault': AboutFault;
  }
}

/** Contains no personal data: a case is kept longer than an account. Amounts as decimal text. */
export interface AboutRequest {
  coin: string;
  amount: string;
  receipt: string;
  /** The network, or the currency of the bank transfer. */
  over: string;
  why: readonly WaitReason[];
}
export interface AboutFault {
  withdrawal: string;
  coin: string;
  amount: string;
  why: Dispute;
  /** State at that time. */
  state: WithdrawalState;
}

/** WithdrawalDay limits requests; reports of faults are never rate limited. */
const perDay = 1_000_000;

async function rowOf({ db }: MoneyTx, { reference }: Review<unknown>): Promise<WithdrawalRow> {
  const row = await findWithdrawal(db, idOfReference(reference));
  if (!row) throw new Error(`There is no ${reference}`);
  return row;
}

/** The hold is released in the same transaction. */
export async function giveBack(
  tx: MoneyTx,
  row: WithdrawalRow,
  values: { state: 'rejected' | 'cancelled'; reasons?: string },
): Promise<void> {
  const hold = tx.ledger.openHold(Number(row.hold));
  if (!hold) throw new Error(`${referenceOf(row.id)} holds nothing`);
  tx.ledger.void(hold);
  await change(tx, row, { ...values, decided_at: BigInt(tx.now), ask_at: null, unanswered_at: null });
}

const outcomes = {
  closedWords: 'withdrawal.notCancellable' as const,
  approved: async (tx: MoneyTx, review: Review<unknown>) => {
    const row = await rowOf(tx, review);
    const now = BigInt(tx.now);
    await change(tx, row, { state: 'queued', decided_at: now, ask_at: now });
  },
  rejected: async (tx: MoneyTx, review: Review<unknown>) => {
    const row = await rowOf(tx, review);
    await giveBack(tx, row, { state: 'rejected', reasons: JSON.stringify(review.rejections) });
    const reason = Object.values(review.rejections)[0]!;
    await notify(tx, row.owner, 'withdrawal.rejected', { ...amountOf(row), reason });
  },
  withdrawn: async (tx: MoneyTx, review: Review<unknown>) =>
    giveBack(tx, await rowOf(tx, review), { state: 'cancelled' }),
};

const rejections = {
  address: ['withdrawal.addressDoubtful'],
  funds: ['withdrawal.originUnclear'],
  payment: ['withdrawal.notSent'],
} as const;

const sandboxRejects = ({ why }: AboutRequest) =>
  why.includes('listed') ? ({ address: 'withdrawal.addressDoubtful' } as const) : undefined;

const requested = { perDay, ...outcomes, rejections, sandboxRejects };

export const withdrawalReviews = {
  'withdrawal.request': requested,
  'withdrawal.large': requested,
  'withdrawal.bank': {
    ...requested,
    needsStatement: true,
    approved: async (tx: MoneyTx, review: Review<AboutRequest>) => {
      const row = await rowOf(tx, review);
      post(tx, row);
      const now = BigInt(tx.now);
      await change(tx, row, { state: 'arrived', decided_at: now, sent_at: now, arrived_at: now });
      await notify(tx, row.owner, 'withdrawal.sent', amountOf(row));
    },
  },
  'withdrawal.fault': {
    perDay,
    approved: settleFault,
    rejected: async (tx, review) => {
      const row = await rowOf(tx, review);
      if (row.state !== 'failed') return void (await change(tx, row, { dispute: null }));
      await giveBack(tx, row, { state: 'rejected', reasons: notSent });
      await notify(tx, row.owner, 'withdrawal.rejected', { ...amountOf(row), reason: 'withdrawal.notSent' });
    },
    // The owner of waiting money cannot withdraw the case to avoid the review.
    withdrawn: () => {
      throw new Refusal('withdrawal.notCancellable');
    },
    // An unsent withdrawal has a single reason, and a dispute shows none.
    rejections: {},
    sandboxRejects: ({ why }) => (why === 'failed' ? {} : undefined),
  } satisfies ReviewKind<AboutFault>,
} satisfies Readonly<Record<string, ReviewKind<AboutRequest> | ReviewKind<AboutFault>>>;

/** Retries an unsent payment; for a sent one, the provider's current report counts. */
async function settleFault(tx: MoneyTx, review: Review<unknown>): Promise<void> {
  const row = await rowOf(tx, review);
  if (row.state === 'failed') await change(tx, row, { state: 'queued', ask_at: BigInt(tx.now) });
  else await countTold(tx, row);
}

/** Contents of a case about a withdrawal. */
export const aboutRequest = (row: WithdrawalRow, over: string, why: readonly WaitReason[]): AboutRequest => ({
  ...amountOf(row),
  receipt: fromUnits(row.units - row.fee_units, assetOf(row.asset).scale),
  over,
  why,
});
