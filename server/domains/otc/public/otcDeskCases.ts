// Operator view of orders with merchants.
import { silentSaleMs } from '../../../../contracts/rules/otc.ts';
import type { CaseField, DeskCase, DeskCases } from '../../desk/public/deskCases.ts';
import type { OtcOrderRow } from '../tables.ts';
import { merchantNameOf, payeeOf } from '../otcView.ts';
import type { AboutOtc } from '../otcReviews.ts';
import { moneyOf, otcRows, quantityOf } from './otcRows.ts';

const contents: DeskCase['contents'] = async ({ store: { db }, otc }, review) => {
  const row = await otcRows.find(db, otcRows.partsOf(review.reference)!.id);
  if (!row) return { fields: [], pictures: [] };
  const payee = payeeOf(row, otc.offered);
  return {
    fields: [
      { name: 'merchant', value: merchantNameOf(row, otc.offered) },
      ...(payee === undefined
        ? []
        : [{ name: 'payee', value: [payee.real_name, payee.bank_name, payee.bank_account].join(', ') }]),
      { name: 'amount', value: `${quantityOf(row)} ${row.asset}` },
      { name: 'transfer', value: `${moneyOf(row)} ${row.currency}` },
      { name: 'reference', value: String(row.id) },
      { name: 'state', value: row.state },
      ...appealField(review.kind, row),
    ],
    pictures: [],
  };
};

function appealField(kind: string, { appeal_reason }: OtcOrderRow): CaseField[] {
  if (appeal_reason !== null) return [{ name: 'appeal', value: appeal_reason }];
  const hours = silentSaleMs / 3_600_000;
  const isSilent = kind === 'otc.appeal';
  return isSilent
    ? [{ name: 'appeal', value: `None: the customer has neither released nor appealed for ${hours} hours` }]
    : [];
}

const summary = ({ amount, coin, money, currency }: AboutOtc): string =>
  `${amount} ${coin} for ${money} ${currency}`;
const ofOrder = { hasPapers: false, summary, contents, picture: () => Promise.resolve(undefined) };

export const otcDeskCases = {
  'otc.payment': {
    ...ofOrder,
    effect:
      'Approving says that the merchant has sent the money to the card of this customer, who then releases the coins. ' +
      'Rejecting cancels the order; the coins are the customer’s again.',
  },
  'otc.release': {
    ...ofOrder,
    effect:
      'The customer says that the money is sent. Approving says that it has arrived at the merchant’s bank and gives the ' +
      'locked coins to the customer, for good. Rejecting gives them back to the merchant.',
  },
  'otc.appeal': {
    ...ofOrder,
    effect:
      'The customer does not release the coins. Approving gives them to the merchant, for good. Rejecting cancels the ' +
      'order; the coins are the customer’s again.',
  },
  'otc.lateAppeal': {
    ...ofOrder,
    effect:
      'The order was cancelled before this appeal, so it holds no coins and neither decision moves any. Approving tells the ' +
      'customer that the appeal is upheld: settle it with the merchant first. Rejecting tells the customer that it is dismissed.',
  },
} satisfies DeskCases;
