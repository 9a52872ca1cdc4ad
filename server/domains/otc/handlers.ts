// Offers of merchants, and users' actions on them.
import { BigNumber } from 'bignumber.js';
import { maskedAccount } from '../../../contracts/rules/identity/bankMask.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { accountOf } from '../../ledger/account.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';
import { Refusal } from '../../refusal.ts';
import { callerOf } from '../account/public/caller.ts';
import { readCard } from '../bank/public/cards.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { appealing, endedWithoutDesk } from './otcAppeals.ts';
import { cancelling, paying, placing, releasing, remainingOf } from './otcCommands.ts';
import type { OfOrder } from './otcCommands.ts';
import type { OtcOffer, PayInfo } from './otcConfig.ts';
import { merchantOwner } from './otcReasons.ts';
import { offerTotals, otcRows } from './public/otcRows.ts';
import { offerView, otcAnswerView, otcDetailView, otcOrderView, statuses, wayName } from './otcView.ts';
import type { OtcOrderRow, OtcState } from './tables.ts';

type Locale = Parameters<Handler<'otcOffer'>>[1]['locale'];

const otcMarkets: Handler<'otcMarkets'> = ({ otc: { offered } }, { locale }) => ({
  currencies: [...new Set(offered.map(({ asset }) => asset))].map((name) => ({ id: assetOf(name).id, name })),
  fiats: [...new Set(offered.map(({ currency }) => currency))].map((name) => ({ name })),
  ways: offered.length === 0 ? [] : [{ way: 'bank', name: wayName(locale) }],
});

/** Offers with their currently remaining quantity. */
async function viewsOf(
  { store, committed, otc }: Context,
  offers: readonly OtcOffer[],
  locale: Locale,
): Promise<components['schemas']['OtcOffer'][]> {
  const totals = await offerTotals(store.db);
  const dealsOf = (merchant: number) =>
    otc.offered
      .filter((each) => each.merchant === merchant)
      .reduce((sum, { id }) => sum + (totals.get(id)?.deals ?? 0n), 0n);
  const has = await committed.read(
    ({ ledger }) =>
      new Map(
        offers.map(({ id, merchant, asset }) => [
          id,
          ledger.balance(accountOf(merchantOwner(merchant), asset)).available,
        ]),
      ),
  );
  return offers.map((offer) => {
    const remaining = remainingOf(offer, totals.get(offer.id)?.units ?? 0n, has.get(offer.id)!);
    return offerView(offer, { remaining, deals: dealsOf(offer.merchant), locale });
  });
}

/** Buyers see the lowest price first, sellers the highest. */
const byPrice = (left: OtcOffer, right: OtcOffer): number => {
  if (left.currency !== right.currency) return left.currency < right.currency ? -1 : 1;
  const rising = new BigNumber(left.price).comparedTo(right.price) ?? 0;
  return (left.side === 'buy' ? rising : -rising) || left.id - right.id;
};

const otcOffers: Handler<'otcOffers'> = async (context, { input, locale }) => {
  const { type, currency_id, fiat_name, way } = input;
  const fitting = context.otc.offered.filter(
    (offer) =>
      offer.side === type &&
      String(assetOf(offer.asset).id) === currency_id &&
      (fiat_name === undefined || offer.currency === fiat_name) &&
      (way === undefined || offer.way === way),
  );
  const views = await viewsOf(context, fitting.toSorted(byPrice), locale);
  // Sold-out offers cannot be taken.
  const open = views.filter(({ surplus_number }) => /[1-9]/.test(surplus_number));
  const [page, limit] = [Number(input.page), Number(input.limit)];
  return { list: open.slice((page - 1) * limit, page * limit), count: open.length, page, limit };
};

const otcOffer: Handler<'otcOffer'> = async (context, { input, locale }) => {
  const offer = context.otc.offered.find(({ id }) => String(id) === input.id);
  if (!offer) throw new Refusal('otc.offerGone', { fields: { id: '' } });
  const [view] = await viewsOf(context, [offer], locale);
  return view!;
};

async function ownCard(context: Context, row: OtcOrderRow): Promise<PayInfo | undefined> {
  if (row.side !== 'sell' || row.ended_at !== null) return undefined;
  const card = await readCard({ db: context.store.db, sealer: context.sealer }, row.owner);
  if (!card) return undefined;
  const { real_name, bank_name, bank_account } = card;
  return { real_name, bank_name, bank_account: maskedAccount(bank_account) };
}

const placeOtcOrder: Handler<'placeOtcOrder'> = async (context, { input, user, locale }) => {
  const { owner, userId } = user();
  const { otc, products } = context;
  const row = await otcRows.perform(context, placing({ offered: otc.offered, products, locale }), {
    owner,
    userId,
    offer: Number(input.id),
    means: input.means,
    value: input.value,
    expectedPrice: input.expected_price,
    clientId: input.client_order_id,
  });
  return otcAnswerView(row);
};

/** Undefined for all states. */
function statesOf({ status }: InputOf<'otcOrders'>): OtcState[] | undefined {
  if (status === undefined) return undefined;
  const states = Object.entries(statuses) as [OtcState, number][];
  return states.flatMap(([state, code]) => (String(code) === status ? [state] : []));
}

const otcOrders: Handler<'otcOrders'> = async (context, { input, user, locale }) => {
  const states = statesOf(input);
  const { rows, count } = await otcRows.page(context, user().owner, input, (eb) =>
    states ? [eb('state', 'in', states)] : [],
  );
  const shown = { offered: context.otc.offered, locale };
  const list = rows.map((row) => otcOrderView(row, shown));
  return { list, count, page: Number(input.page), limit: Number(input.limit) };
};

const otcOrder: Handler<'otcOrder'> = async (context, { input, user, locale }) => {
  const row = await otcRows.findOwn(context.store.db, user().owner, { id: Number(input.id) });
  // Visible only to its two parties.
  if (!row || !otcRows.isOfKnownAssets(row)) throw new Refusal('otc.unknown');
  const card = await ownCard(context, row);
  return otcDetailView(row, { offered: context.otc.offered, card, locale });
};

/** Runs a command and returns its message, also for a retry. */
async function told<Input extends OfOrder>(
  { executor }: Context,
  command: MoneyCommand<Input, number, number>,
  input: Input,
): Promise<void> {
  await executor.perform(command, input.owner, input);
}

const markOtcPaid: Handler<'markOtcPaid'> = async (context, { input, user, locale }) => {
  await told(context, paying, { owner: user().owner, id: Number(input.id) });
  return refusalText('otc.markedPaid', locale);
};

const cancelOtcOrder: Handler<'cancelOtcOrder'> = async (context, { input, user, locale }) => {
  await told(context, cancelling, { owner: user().owner, id: Number(input.id) });
  return refusalText('otc.cancelled', locale);
};

const releaseOtcOrder: Handler<'releaseOtcOrder'> = async (context, call) => {
  const { input, locale } = call;
  const { userId, network, session } = callerOf(call);
  await context.fundPasswords.check({
    userId,
    fundPassword: input.pay_password,
    network,
    field: 'pay_password',
  });
  await told(context, releasing, { owner: session.owner, id: Number(input.id), value: input.value });
  return refusalText('otc.released', locale);
};

const appealOtcOrder: Handler<'appealOtcOrder'> = async (context, { input, user, locale }) => {
  const { id, reason, text } = input;
  await told(context, appealing, { owner: user().owner, id: Number(id), reason, text });
  const row = await otcRows.find(context.store.db, Number(id));
  return refusalText(row && endedWithoutDesk(row) ? 'otc.appealedLate' : 'otc.appealed', locale);
};

export const handlers: Handlers<'otc'> = {
  otcMarkets,
  otcOffers,
  otcOffer,
  placeOtcOrder,
  otcOrders,
  otcOrder,
  markOtcPaid,
  cancelOtcOrder,
  releaseOtcOrder,
  appealOtcOrder,
};
