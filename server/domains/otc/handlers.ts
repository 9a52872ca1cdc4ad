// Offers of merchants, and users' actions on them.
import { BigNumber } from 'bignumber.js';
import { maskedAccount } from '../../../contracts/rules/identity/bankMask.ts';
import { mostOf } from '../../../contracts/rules/otc.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { accountOf } from '../../ledger/account.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';
import { Refusal } from '../../refusal.ts';
import { decidesByItself } from '../../reviews/sandboxReviewer.ts';
import { callerOf } from '../account/public/caller.ts';
import { readCard, verifiedNameOf } from '../bank/public/cards.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { appealing, endedWithoutDesk } from './otcAppeals.ts';
import { cancelling, paying, placing, releasing } from './otcCommands.ts';
import type { OfOrder } from './otcCommands.ts';
import { offersNow, remainingOf } from './offers.ts';
import type { OfferNow } from './offers.ts';
import type { PayInfo } from './otcConfig.ts';
import { eventsOf } from './otcEvents.ts';
import { merchantOwner } from './otcReasons.ts';
import { offerTotals, otcRows } from './public/otcRows.ts';
import type { OfferTotals } from './public/otcRows.ts';
import { offerView, otcAnswerView, otcDetailView, otcOrderView, statuses, wayName } from './otcView.ts';
import type { OtcOrderRow, OtcSide, OtcState } from './tables.ts';

type View = components['schemas']['OtcOffer'];
type Locale = Parameters<Handler<'otcOffer'>>[1]['locale'];

const otcMarkets: Handler<'otcMarkets'> = ({ otc: { offered } }, { locale }) => ({
  currencies: [...new Set(offered.map(({ asset }) => asset))].map((name) => ({ id: assetOf(name).id, name })),
  fiats: [...new Set(offered.map(({ currency }) => currency))].map((name) => ({ name })),
  ways: offered.length === 0 ? [] : [{ way: 'bank', name: wayName(locale) }],
});

/** Offers with their currently remaining quantity, and the figures of their merchants. */
async function viewsOf(
  context: Context,
  offers: readonly OfferNow[],
  locale: Locale,
): Promise<components['schemas']['OtcOffer'][]> {
  const { store, committed, otc, config } = context;
  const totals = await offerTotals(store.db);
  /** Sum over the merchant's offers; times are of one side only. */
  const sum = (merchant: number, column: Exclude<keyof OfferTotals, 'units'>, side?: OtcSide): bigint =>
    otc.offered
      .filter((each) => each.merchant === merchant && (side === undefined || each.side === side))
      .reduce((total, { id }) => total + (totals.get(id)?.[column] ?? 0n), 0n);
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
    const { merchant, side } = offer;
    return offerView(offer, {
      remaining: remainingOf(offer, totals.get(offer.id)?.units ?? 0n, has.get(offer.id)!),
      figures: {
        deals: sum(merchant, 'deals'),
        failed: sum(merchant, 'failed'),
        answered: sum(merchant, 'answered', side),
        answerMs: sum(merchant, 'answer_ms', side),
      },
      isSandbox: decidesByItself(config),
      locale,
    });
  });
}

/** Buyers see the lowest price first, sellers the highest. */
const byPrice = (left: OfferNow, right: OfferNow): number => {
  if (left.currency !== right.currency) return left.currency < right.currency ? -1 : 1;
  const rising = new BigNumber(left.price).comparedTo(right.price) ?? 0;
  return (left.side === 'buy' ? rising : -rising) || left.id - right.id;
};

const otcOffers: Handler<'otcOffers'> = async (context, { input, locale }) => {
  const { type, currency_id, fiat_name, way, value } = input;
  const all = await offersNow(context.store.db, context.otc.offered, context.clock.now());
  const fitting = all.filter(
    (offer) =>
      !offer.isPaused &&
      offer.side === type &&
      String(assetOf(offer.asset).id) === currency_id &&
      (fiat_name === undefined || offer.currency === fiat_name) &&
      (way === undefined || offer.way === way),
  );
  const views = await viewsOf(context, fitting.toSorted(byPrice), locale);
  const open = views.filter((offer) => takes(offer, value));
  const [page, limit] = [Number(input.page), Number(input.limit)];
  return { list: open.slice((page - 1) * limit, page * limit), count: open.length, page, limit };
};

/** Whether an order is possible: sold-out offers take none. @param value of the order, in the currency */
function takes({ surplus_number, min_number, ...offer }: View, value: string | undefined): boolean {
  const most = mostOf({
    maximum: offer.max_number,
    remaining: surplus_number,
    price: offer.price,
    currency: offer.fiat_name,
  });
  const asked = new BigNumber(value ?? min_number);
  return asked.gte(min_number) && asked.lte(most);
}

const otcOffer: Handler<'otcOffer'> = async (context, { input, locale }) => {
  const { store, otc, clock } = context;
  const configured = otc.offered.filter(({ id }) => String(id) === input.id);
  const [offer] = await offersNow(store.db, configured, clock.now());
  if (!offer || offer.isPaused) throw new Refusal('otc.offerGone', { fields: { id: '' } });
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
  const { store, sealer, otc, config } = context;
  const card = await ownCard(context, row);
  const events = await eventsOf(store.db, row.id);
  const buyerName = await verifiedNameOf({ db: store.db, sealer }, row.owner);
  const isSandbox = decidesByItself(config);
  return otcDetailView(row, { offered: otc.offered, card, buyerName, events, isSandbox, locale });
};

const otcOrderPicture: Handler<'otcOrderPicture'> = async ({ store, documents }, { input, user }) => {
  const row = await otcRows.findOwn(store.db, user().owner, { id: Number(input.id) });
  const event = (row ? await eventsOf(store.db, row.id) : []).find(({ nth }) => String(nth) === input.nth);
  if (event?.picture == null) throw new Refusal('otc.pictureUnknown');
  const jpeg = await documents.read({ owner: event.picture_owner!, name: event.picture });
  return { type: 'image/jpeg', base64: jpeg.toString('base64') };
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
  const { id, reference, proof } = input;
  await told(context, paying, { owner: user().owner, id: Number(id), reference, proof });
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
  const { id, reason, picture } = input;
  const text = input.text.trim();
  if (text === '') throw new Refusal('system.invalid', { fields: { text: '' } });
  await told(context, appealing, { owner: user().owner, id: Number(id), reason, text, picture });
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
  otcOrderPicture,
  markOtcPaid,
  cancelOtcOrder,
  releaseOtcOrder,
  appealOtcOrder,
};
