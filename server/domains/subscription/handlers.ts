// New coins that can be subscribed to, what somebody has subscribed to, and how they do.
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { subscribing } from './subscribing.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { findSubscription, isOfKnownCoins, leftOf, listSubscriptions, stockOf } from './subscriptionRows.ts';
import type { SubscriptionStatus } from './subscriptionRows.ts';
import { answerView, newCoinView, subscriptionView } from './subscriptionView.ts';

/** As many as the family has on a page. */
const perPage = 10;

async function viewOf(
  { store: { db }, committed, clock, newCoins: { dayMs } }: Context,
  product: NewCoinProduct,
  locale: Parameters<Handler<'newCoin'>>[1]['locale'],
): Promise<components['schemas']['NewCoin']> {
  const stock = await committed.read(({ ledger }) => stockOf(product, ledger));
  const left = await leftOf(db, product, stock);
  return newCoinView(product, { now: clock.now(), dayMs, locale, left });
}

const newCoins: Handler<'newCoins'> = (context, { input, locale }) => {
  const page = Number(input.page);
  const products = context.newCoins.offered.slice((page - 1) * perPage, page * perPage);
  return Promise.all(products.map((product) => viewOf(context, product, locale)));
};

const newCoin: Handler<'newCoin'> = async (context, { input, locale }) => {
  const product = context.newCoins.offered.find(({ id }) => String(id) === input.id);
  if (!product) throw new Refusal('subscription.unknown', { fields: { id: '' } });
  return viewOf(context, product, locale);
};

const recommendedNewCoin: Handler<'recommendedNewCoin'> = async (context, { locale }) => {
  const product = context.newCoins.offered.find(({ recommended }) => recommended !== undefined);
  if (!product) throw new Refusal('subscription.unknown');
  return viewOf(context, product, locale);
};

const subscribeNewCoin: Handler<'subscribeNewCoin'> = async (context, { input, user }) => {
  const { executor, store, clock, products } = context;
  const { owner } = user();
  const done = await executor.perform(subscribing({ ...context.newCoins, products }), owner, {
    owner,
    product: Number(input.config_id),
    amount: input.amount,
    clientId: input.client_order_id,
  });
  if (done.isRepetition && !done.isSame) throw new Refusal('subscription.idTaken');
  const row = await findSubscription(store.db, BigInt(done.isRepetition ? done.outcome : done.answer));
  return answerView(row!, clock.now());
};

const newCoinOrders: Handler<'newCoinOrders'> = async (context, { input, user }) => {
  const { store, readBudget, clock } = context;
  const { owner } = user();
  const filter = {
    owner,
    clientId: input.client_order_id,
    nowMs: clock.now(),
    status: input.status === undefined ? undefined : (Number(input.status) as SubscriptionStatus),
    untilId: input.until_id === undefined ? undefined : Number(input.until_id),
  };
  const place = { page: Number(input.page), limit: Number(input.limit) };
  const { rows, count } = await readBudget.inTurn(owner, (spend) =>
    listSubscriptions(store.db, filter, { ...place, spend }),
  );
  const order_list = rows.filter(isOfKnownCoins).map((row) => subscriptionView(row, clock.now()));
  // Coins are what comes of a subscription; no interest is paid beside them.
  return { order_list, total: count, total_interest: '0' };
};

export const handlers: Handlers<'subscription'> = {
  newCoins,
  newCoin,
  recommendedNewCoin,
  subscribeNewCoin,
  newCoinOrders,
};
