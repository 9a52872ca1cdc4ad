// Actions of a merchant on its own orders. Each of them is one that the order allows; none takes an amount or a target.
import { Refusal } from '../../refusal.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { appeal, hashOf } from './otcAppeals.ts';
import { requirePayable } from './otcCommands.ts';
import { cancelOrder, release } from './otcOutcomes.ts';
import { markSalePaid } from './otcReviews.ts';
import { otcRows } from './public/otcRows.ts';
import type { OtcOrderRow, OtcSide } from './tables.ts';

export interface ByMerchant {
  merchant: number;
  order: number;
}

/** @throws Refusal otc.unknown for an unknown order, or another merchant's */
async function requireOrder(tx: MoneyTx, { merchant, order }: ByMerchant): Promise<OtcOrderRow> {
  const row = await otcRows.find(tx.db, order);
  if (!row || row.merchant !== BigInt(merchant)) throw new Refusal('otc.unknown');
  return row;
}

type MerchantCommand<Input extends ByMerchant> = MoneyCommand<Input, null, null>;

function ofMerchant<Input extends ByMerchant>(
  name: string,
  side: OtcSide | undefined,
  run: (tx: MoneyTx, row: OtcOrderRow, input: Input) => Promise<void>,
): MerchantCommand<Input> {
  return {
    name,
    repetition: ({ order }) => String(order),
    record: ({ merchant, order }) => ({ merchant, order }),
    run: async (tx, input) => {
      const row = await requireOrder(tx, input);
      if (side !== undefined && row.side !== side) throw new Refusal('otc.otherSide');
      await run(tx, row, input);
      return null;
    },
    outcome: () => null,
  };
}

/** Ends the case of a merchant who does not log in: the merchant has answered itself. */
async function settleCase(tx: MoneyTx, { review }: OtcOrderRow): Promise<void> {
  if (review !== null) await tx.settleReview(Number(review));
}

export interface MerchantPaying extends ByMerchant {
  /** As the merchant's bank shows it; empty where there is none. */
  reference: string;
}

/** The merchant has sent the money of a sale. */
export const merchantPaying = ofMerchant<MerchantPaying>(
  'otc.merchantPay',
  'sell',
  async (tx, row, { reference }) => {
    requirePayable(row, tx.now);
    await settleCase(tx, row);
    await markSalePaid(tx, { ...row, review: null }, reference);
  },
);

/** The merchant does not buy: the coins are the seller's again. */
export const merchantDeclining = ofMerchant('otc.merchantDecline', 'sell', async (tx, row) => {
  if (row.state !== 'open') throw new Refusal('otc.notCancellable');
  await cancelOrder(tx, row, 'merchant');
});

/** The money of a purchase has arrived. */
export const merchantReleasing = ofMerchant('otc.merchantRelease', 'buy', async (tx, row) => {
  if (row.state === 'appeal') throw new Refusal('otc.inAppeal');
  if (row.state === 'open') throw new Refusal('otc.notPaidYet');
  if (row.state !== 'paid') throw new Refusal('otc.notReleasable');
  await release(tx, row, 'merchant');
});

export interface MerchantAppealing extends ByMerchant {
  reason: string;
  text: string;
}

export const merchantAppealing: MerchantCommand<MerchantAppealing> = {
  ...ofMerchant<MerchantAppealing>('otc.merchantAppeal', undefined, (tx, row, input) =>
    appeal(tx, row, { actor: 'merchant', reason: input.reason, said: input.text }),
  ),
  repetition: ({ order, ...statement }) => `${order} ${hashOf(statement)}`,
};
