// Operator decisions about orders: a merchant has paid, a buyer's payment has arrived, or which party is right.
import { silentSaleMs } from '../../../contracts/rules/otc.ts';
import { Refusal } from '../../refusal.ts';
import type { Review, ReviewKind } from '../../reviews/ReviewKind.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { addEvent } from './otcEvents.ts';
import { notify } from './otcNotices.ts';
import { aboutOf, cancelOrder, release } from './otcOutcomes.ts';
import { change, moneyOf, otcRows, quantityOf } from './public/otcRows.ts';
import type { OtcOrderRow } from './tables.ts';

declare module '../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'otc.payment': AboutOtc;
    'otc.release': AboutOtc;
    'otc.appeal': AboutOtc;
    'otc.lateAppeal': AboutOtc;
  }
}

/** Amounts as decimal text. */
export interface AboutOtc {
  coin: string;
  amount: string;
  money: string;
  currency: string;
}

const aboutOtc = (row: OtcOrderRow): AboutOtc => ({
  coin: row.asset,
  amount: quantityOf(row),
  money: moneyOf(row),
  currency: row.currency,
});

export async function openCase(
  tx: MoneyTx,
  row: OtcOrderRow,
  kind: keyof typeof otcReviews,
): Promise<OtcOrderRow> {
  const review = await tx.openReview(kind, {
    owner: row.owner,
    about: aboutOtc(row),
    reference: otcRows.referenceOf(row.id),
  });
  return change(tx.db, row, { review: BigInt(review) });
}

/** Orders have their own limits. */
const perDay = 1_000_000;

const rowOf = ({ db }: MoneyTx, { reference }: Review<unknown>): Promise<OtcOrderRow> =>
  otcRows.require(db, otcRows.partsOf(reference)!.id);

/** The owner of waiting money cannot withdraw the case to avoid the review. */
const withdrawn = () => {
  throw new Refusal('otc.notCancellable');
};
const cancelled = async (tx: MoneyTx, review: Review<unknown>) =>
  cancelOrder(tx, withoutCase(await rowOf(tx, review)), 'desk');
const released = async (tx: MoneyTx, review: Review<unknown>) => {
  const row = await rowOf(tx, review);
  // Without an appeal the operator confirms for a merchant who does not log in.
  const isForMerchant = row.side === 'buy' && row.state === 'paid';
  await release(tx, withoutCase(row), isForMerchant ? 'merchant' : 'desk');
};

/** The order has ended and holds no coins. */
const answered = (appeal_result: 'upheld' | 'dismissed') => async (tx: MoneyTx, review: Review<unknown>) => {
  const row = await rowOf(tx, review);
  await change(tx.db, row, { appeal_result });
  await addEvent(tx, row, { actor: 'desk', what: appeal_result });
  await notify(tx, row.owner, 'otc.decided', aboutOf(row));
};

/** The order ends by this decision, so its case is not closed separately. */
const withoutCase = (row: OtcOrderRow): OtcOrderRow => ({ ...row, review: null });

/** The merchant has sent the money of a sale. @param reference of the transfer */
export async function markSalePaid(tx: MoneyTx, row: OtcOrderRow, reference?: string): Promise<void> {
  const paid = await change(tx.db, row, { state: 'paid', paid_at: BigInt(tx.now) });
  tx.schedule('otc.silent', tx.now + silentSaleMs, { order: Number(row.id) });
  await addEvent(tx, paid, { actor: 'merchant', what: 'paid', said: reference });
  await notify(tx, row.owner, 'otc.paid', aboutOf(row));
}

const rejections = { transfer: ['otc.notReceived', 'otc.amountDiffers', 'otc.otherPayer'] } as const;

export const otcReviews = {
  'otc.payment': {
    perDay,
    withdrawn,
    rejected: cancelled,
    rejections: { transfer: ['otc.merchantDeclines'] },
    approved: async (tx, review) => markSalePaid(tx, await rowOf(tx, review)),
  },
  'otc.release': { perDay, withdrawn, rejections, approved: released, rejected: cancelled },
  'otc.appeal': { perDay, withdrawn, rejections, approved: released, rejected: cancelled },
  'otc.lateAppeal': {
    perDay,
    withdrawn,
    rejections,
    approved: answered('upheld'),
    rejected: answered('dismissed'),
  },
} satisfies Readonly<Record<string, ReviewKind<AboutOtc>>>;
