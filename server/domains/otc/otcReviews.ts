// What a desk says of orders: that a merchant has paid, that the money of a buyer has arrived, and who is right.
import { Refusal } from '../../refusal.ts';
import type { Review, ReviewKind } from '../../reviews/ReviewKind.ts';
import type { MoneyTx } from '../../writer/MoneyCommand.ts';
import { tellOtc } from './otcEvents.ts';
import { cancelOrder, release } from './otcOutcomes.ts';
import { change, findOtcOrder, moneyOf, otcIdOf, quantityOf } from './otcRows.ts';
import type { OtcOrderRow } from './tables.ts';

declare module '../../writer/ReviewKinds.ts' {
  interface ReviewKinds {
    'otc.payment': AboutOtc;
    'otc.release': AboutOtc;
    'otc.appeal': AboutOtc;
  }
}

/** Amounts as decimal text. */
export interface AboutOtc {
  coin: string;
  amount: string;
  money: string;
  currency: string;
}

export const aboutOtc = (row: OtcOrderRow): AboutOtc => ({
  ...{ coin: row.asset, amount: quantityOf(row), money: moneyOf(row), currency: row.currency },
});

/** Orders have limits of their own. */
const perDay = 1_000_000;

async function rowOf({ db }: MoneyTx, { reference }: Review<unknown>): Promise<OtcOrderRow> {
  const row = await findOtcOrder(db, otcIdOf(reference));
  if (!row) throw new Error(`There is no ${reference}`);
  return row;
}

/** Whoever waits for money does not decide that nobody looks where it is. */
const withdrawn = () => {
  throw new Refusal('otc.notCancellable');
};
const cancelled = async (tx: MoneyTx, review: Review<unknown>) =>
  cancelOrder(tx, withoutCase(await rowOf(tx, review)), 'desk');
const released = async (tx: MoneyTx, review: Review<unknown>) =>
  release(tx, withoutCase(await rowOf(tx, review)));

/** It ends by this decision, not by itself. */
const withoutCase = (row: OtcOrderRow): OtcOrderRow => ({ ...row, review: null });

const rejections = { transfer: ['otc.notReceived', 'otc.amountDiffers', 'otc.otherPayer'] } as const;

export const otcReviews = {
  'otc.payment': {
    ...{ perDay, withdrawn, rejected: cancelled },
    rejections: { transfer: ['otc.merchantDeclines'] },
    approved: async (tx, review) => {
      const row = await rowOf(tx, review);
      await change(tx.db, row, { state: 'paid', paid_at: BigInt(tx.now) });
      tellOtc(tx, row);
    },
  },
  'otc.release': { ...{ perDay, withdrawn, rejections }, approved: released, rejected: cancelled },
  'otc.appeal': { ...{ perDay, withdrawn, rejections }, approved: released, rejected: cancelled },
} satisfies Readonly<Record<string, ReviewKind<AboutOtc>>>;
