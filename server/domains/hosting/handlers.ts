// Hosting products, a user's hosting orders, and the actions on them.
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { offersOn, requireOffer } from '../../orders/offers.ts';
import { usdtPrice } from '../wallet/public/usdtPrice.ts';
import { capacityLeft, placing, redeeming } from './hostingCommands.ts';
import type { HostingProduct } from './hostingConfig.ts';
import { listDays, sumOrders } from './hostingLists.ts';
import { hostingOrder } from './hostingOrder.ts';
import { delayedSince } from './public/hostingRows.ts';
import { answerView, orderView, productView, reportView } from './hostingView.ts';
import type { HostingState } from './tables.ts';

async function viewOf(
  { store: { db }, clock, hosting }: Context,
  product: HostingProduct,
  locale: Parameters<Handler<'hostingProduct'>>[1]['locale'],
): Promise<components['schemas']['HostingProduct']> {
  const [left, delayed] = await Promise.all([capacityLeft(db, product), delayedSince(db, product.id)]);
  return productView(product, { now: clock.now(), dayMs: hosting.dayMs, locale, left, delayed });
}

const hostingProducts: Handler<'hostingProducts'> = (context, { input, locale }) =>
  Promise.all(
    offersOn(context.hosting.offered, input.page).map((product) => viewOf(context, product, locale)),
  );

const hostingProduct: Handler<'hostingProduct'> = (context, { input, locale }) => {
  const asked = { reason: 'hosting.notOnOffer', field: 'id' } as const;
  return viewOf(context, requireOffer(context.hosting.offered, Number(input.id), asked), locale);
};

const host: Handler<'host'> = async (context, { input, user, locale }) => {
  const { clock, hosting, products } = context;
  const row = await hostingOrder.perform(context, placing({ ...hosting, products, locale }), {
    owner: user().owner,
    product: Number(input.config_id),
    amount: input.amount,
    clientId: input.client_order_id,
  });
  return answerView(row, clock.now());
};

const redeemEarly: Handler<'redeemEarly'> = async (context, { input, user }) => {
  const row = await hostingOrder.perform(context, redeeming, {
    owner: user().owner,
    id: Number(input.id),
    expected: input.expected_refund,
  });
  return answerView(row, context.clock.now());
};

const hostingReport: Handler<'hostingReport'> = async (context, { user }) => {
  const { store, readBudget, committed, clock } = context;
  const { owner } = user();
  const isKnown = (row: { asset: string }) => hostingOrder.isOfKnownAssets(row);
  const read = await readBudget.inTurn(owner, async (spend) => {
    const [sums, days] = [await sumOrders(store.db, owner, spend), await listDays(store.db, owner)];
    return {
      sums: sums.filter(isKnown),
      days: days.filter(isKnown),
    };
  });
  const prices = await committed.read(
    ({ exchange }) => new Map(read.sums.map(({ asset }) => [asset, usdtPrice(exchange, asset)])),
  );
  return reportView(read, { now: clock.now(), priceOf: (asset) => prices.get(asset)! });
};

const hostingOrders: Handler<'hostingOrders'> = async (context, { input, user }) => {
  const states = statesOf(input);
  const { rows, count } = await hostingOrder.page(context, user().owner, input, (eb) =>
    states ? [eb('state', 'in', states)] : [],
  );
  return { order_list: rows.map((row) => orderView(row, context.clock.now())), total: count };
};

/** Undefined: all states. */
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
