// New coins open to subscription, a user's subscriptions, and the actions on them.
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { offersOn, requireOffer } from '../../orders/offers.ts';
import { Refusal } from '../../refusal.ts';
import { subscribing } from './subscribing.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { subscriptionOrder } from './subscriptionOrder.ts';
import { leftOf, stockOf } from './subscriptionStock.ts';
import { answerView, newCoinView, subscriptionView } from './subscriptionView.ts';

async function viewOf(
  { store: { db }, committed, clock, newCoins: { dayMs } }: Context,
  product: NewCoinProduct,
  locale: Parameters<Handler<'newCoin'>>[1]['locale'],
): Promise<components['schemas']['NewCoin']> {
  const stock = await committed.read(({ ledger }) => stockOf(product, ledger));
  const left = await leftOf(db, product, stock);
  return newCoinView(product, { now: clock.now(), dayMs, locale, left });
}

const newCoins: Handler<'newCoins'> = (context, { input, locale }) =>
  Promise.all(
    offersOn(context.newCoins.offered, input.page).map((product) => viewOf(context, product, locale)),
  );

const newCoin: Handler<'newCoin'> = (context, { input, locale }) => {
  const asked = { reason: 'subscription.unknown', field: 'id' } as const;
  return viewOf(context, requireOffer(context.newCoins.offered, Number(input.id), asked), locale);
};

const recommendedNewCoin: Handler<'recommendedNewCoin'> = async (context, { locale }) => {
  const product = context.newCoins.offered.find(({ recommended }) => recommended !== undefined);
  if (!product) throw new Refusal('subscription.unknown');
  return viewOf(context, product, locale);
};

const subscribeNewCoin: Handler<'subscribeNewCoin'> = async (context, { input, user }) => {
  const { clock, newCoins: offer, products } = context;
  const row = await subscriptionOrder.perform(context, subscribing({ ...offer, products }), {
    owner: user().owner,
    product: Number(input.config_id),
    amount: input.amount,
    clientId: input.client_order_id,
  });
  return answerView(row, clock.now());
};

const newCoinOrders: Handler<'newCoinOrders'> = async (context, { input, user }) => {
  const now = context.clock.now();
  const { rows, count } = await subscriptionOrder.page(context, user().owner, input, (eb) => [
    ...(input.status === undefined ? [] : [eb('state', '=', input.status === '3' ? 'unlocked' : 'locked')]),
    ...(input.status === '1' ? [eb('launch_at', '>', BigInt(now))] : []),
    ...(input.status === '2' ? [eb('launch_at', '<=', BigInt(now))] : []),
  ]);
  // A subscription yields coins; no interest is paid.
  return { order_list: rows.map((row) => subscriptionView(row, now)), total: count, total_interest: '0' };
};

export const handlers: Handlers<'subscription'> = {
  newCoins,
  newCoin,
  recommendedNewCoin,
  subscribeNewCoin,
  newCoinOrders,
};
