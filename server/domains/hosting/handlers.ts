// What can be hosted, what somebody has in hosting, and what they do with it.
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';
import { usdtPrice } from '../wallet/public/usdtPrice.ts';
import { capacityLeft, placing, redeeming } from './hostingCommands.ts';
import type { HostingProduct } from './hostingConfig.ts';
import { listDays, listOrders, sumOrders } from './hostingLists.ts';
import { delayedSince, findOrder, isOfKnownCoin } from './public/hostingRows.ts';
import { answerView, orderView, productView, reportView } from './hostingView.ts';
import type { HostingState } from './tables.ts';

type Answer = components['schemas']['HostingAnswer'];

/** As many as the family has on a page. */
const perPage = 10;

async function viewOf(
  { store: { db }, clock, hosting }: Context,
  product: HostingProduct,
  locale: Parameters<Handler<'hostingProduct'>>[1]['locale'],
): Promise<components['schemas']['HostingProduct']> {
  const [left, delayed] = await Promise.all([capacityLeft(db, product), delayedSince(db, product.id)]);
  return productView(product, { now: clock.now(), dayMs: hosting.dayMs, locale, left, delayed });
}

const hostingProducts: Handler<'hostingProducts'> = (context, { input, locale }) => {
  const page = Number(input.page);
  const products = context.hosting.offered.slice((page - 1) * perPage, page * perPage);
  return Promise.all(products.map((product) => viewOf(context, product, locale)));
};

const hostingProduct: Handler<'hostingProduct'> = async (context, { input, locale }) => {
  const product = context.hosting.offered.find(({ id }) => String(id) === input.id);
  if (!product) throw new Refusal('hosting.notOnOffer', { fields: { id: '' } });
  return viewOf(context, product, locale);
};

const host: Handler<'host'> = (context, { input, user, locale }) =>
  answered(context, placing({ ...context.hosting, products: context.products, locale }), {
    owner: user().owner,
    product: Number(input.config_id),
    amount: input.amount,
    clientId: input.client_order_id,
  });

const redeemEarly: Handler<'redeemEarly'> = (context, { input, user }) =>
  answered(context, redeeming, {
    owner: user().owner,
    id: Number(input.id),
    expected: input.expected_refund,
  });

/**
 * Does a command, and says what the order is after it, also to a repetition.
 * @throws Refusal hosting.idTaken where the first of its id asked for something else
 */
async function answered<Input extends { owner: string }>(
  { executor, store, clock }: Context,
  command: MoneyCommand<Input, number, number>,
  input: Input,
): Promise<Answer> {
  const done = await executor.perform(command, input.owner, input);
  if (done.isRepetition && !done.isSame) throw new Refusal('hosting.idTaken');
  const row = await findOrder(store.db, BigInt(done.isRepetition ? done.outcome : done.answer));
  return answerView(row!, clock.now());
}

const hostingReport: Handler<'hostingReport'> = async (context, { user }) => {
  const { store, readBudget, committed, clock } = context;
  const { owner } = user();
  const read = await readBudget.inTurn(owner, async (spend) => {
    const [sums, days] = [await sumOrders(store.db, owner, spend), await listDays(store.db, owner)];
    return { sums: sums.filter(isOfKnownCoin), days: days.filter(isOfKnownCoin) };
  });
  const prices = await committed.read(
    ({ exchange }) => new Map(read.sums.map(({ asset }) => [asset, usdtPrice(exchange, asset)])),
  );
  return reportView(read, { now: clock.now(), priceOf: (asset) => prices.get(asset)! });
};

const hostingOrders: Handler<'hostingOrders'> = async (context, { input, user }) => {
  const { store, readBudget, clock } = context;
  const { owner } = user();
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const filter = {
    owner,
    states: statesOf(input),
    clientId: input.client_order_id,
    untilId: numberOf(input.until_id),
    id: numberOf(input.id),
  };
  const place = { page: Number(input.page), limit: Number(input.limit) };
  const { rows, count } = await readBudget.inTurn(owner, (spend) =>
    listOrders(store.db, filter, { ...place, spend }),
  );
  const order_list = rows.filter(isOfKnownCoin).map((row) => orderView(row, clock.now()));
  return { order_list, total: count };
};

/** Undefined for all of them. */
function statesOf({ status, is_cancel }: InputOf<'hostingOrders'>): HostingState[] | undefined {
  const states = (['running', 'matured', 'redeemed'] as const).filter(
    (state) =>
      (status === undefined || (status === '1') === (state === 'running')) &&
      (is_cancel === undefined || (is_cancel === '1') === (state === 'redeemed')),
  );
  return states.length === 3 ? undefined : states;
}

export const handlers: Handlers<'hosting'> = {
  hostingProducts,
  hostingProduct,
  host,
  hostingReport,
  hostingOrders,
  redeemEarly,
};
