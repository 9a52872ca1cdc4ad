// Spot orders: the caller's own, and only those.
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { pairOf } from '../../instruments/pairOf.ts';
import { listFills } from './fills.ts';
import { listOrders } from './orderLists.ts';
import { cancelOrder, cancelOrders, placeOrder } from './placeOrder.ts';
import type { OrderStatus } from './public/Order.ts';
import { Refusal } from '../../refusal.ts';
import { spotOrderRow } from './spotOrderRow.ts';

const placeSpotOrder: Handler<'placeSpotOrder'> = async ({ executor, exchange, store }, { input, user }) => {
  const pair = pairOf(input.currency_id, input.legal_id);
  const isMarket = input.order_kind === 'market';
  try {
    const order = await placeOrder(
      { executor, exchange, db: store.db },
      {
        owner: user().owner,
        symbol: pair.symbol,
        side: input.type === '1' ? 'buy' : 'sell',
        kind: input.order_kind,
        price: isMarket ? undefined : input.target_price,
        worstPrice: isMarket ? input.target_price : undefined,
        ...(input.order_value === undefined ? { quantity: input.amount } : { value: valueOf(input) }),
        clientOrderId: input.client_order_id,
      },
    );
    return spotOrderRow(order);
  } catch (error) {
    throw withFormNames(error);
  }
};

const spotOrders: Handler<'spotOrders'> = async ({ exchange, store, readBudget }, { input, user }) => {
  const { owner } = user();
  const limit = Number(input.limit);
  const page = Number(input.page);
  const filter = {
    owner,
    symbol: symbolOf(input),
    status: input.status === undefined ? undefined : (Number(input.status) as OrderStatus),
    clientOrderId: input.client_order_id,
    id: input.order_id === undefined ? undefined : Number(input.order_id),
    beforeId: input.before_id === undefined ? undefined : Number(input.before_id),
    limit,
    offset: input.before_id === undefined ? (page - 1) * limit : 0,
  };
  const orders = await readBudget.inTurn(owner, (spend) => listOrders(store.db, exchange, filter, spend));
  return orders.map(spotOrderRow);
};

const cancelSpotOrder: Handler<'cancelSpotOrder'> = async (
  { executor, exchange },
  { input, user, locale },
) => {
  const { owner } = user();
  await cancelOrder({ executor, exchange }, { owner, orderId: Number(input.id) });
  return refusalText('spot.cancelled', locale);
};

const cancelSpotOrders: Handler<'cancelSpotOrders'> = async ({ executor, exchange }, { input, user }) => {
  const { owner } = user();
  const { symbol } = pairOf(input.currency_id, input.legal_id);
  const count = await cancelOrders(
    { executor, exchange },
    { owner, symbol, untilId: Number(input.until_id) },
  );
  return { cancelled: count };
};

const spotFills: Handler<'spotFills'> = async ({ exchange, store, readBudget }, { input, user }) => {
  const { owner } = user();
  const query = {
    owner,
    orderId: Number(input.order_id),
    beforeId: input.before_id === undefined ? undefined : Number(input.before_id),
    limit: Number(input.limit),
  };
  const fills = await readBudget.inTurn(owner, (spend) => listFills(store.db, exchange, query, spend));
  return fills.map(({ id, price, quantity, value, fee, feeAsset, liquidity, filledAt }) => ({
    id,
    price,
    quantity,
    value,
    liquidity,
    fee_amount: fee,
    fee_currency: feeAsset,
    created_ms: filledAt,
  }));
};

/** @throws Refusal spot.valueKind for anything but a market buy */
function valueOf({
  order_value: value,
  order_kind: kind,
  type,
}: InputOf<'placeSpotOrder'>): string | undefined {
  if (kind === 'market' && type === '1') return value;
  throw new Refusal('spot.valueKind', { fields: { order_value: '' } });
}

/** Both ids name a pair; one alone, or none, leaves the list unfiltered, as in the compatible back ends. */
function symbolOf({ currency_id: currencyId, legal_id: legalId }: InputOf<'spotOrders'>): string | undefined {
  if (currencyId === undefined || legalId === undefined) return undefined;
  return pairOf(currencyId, legalId).symbol;
}

const formNames: Record<string, string> = { price: 'target_price', quantity: 'amount', value: 'order_value' };

/** The rules call the fields price and quantity, the form calls them target_price and amount. */
function withFormNames(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.fields) return error;
  const fields = Object.entries(error.fields).map(([name, nearest]) => [formNames[name] ?? name, nearest]);
  return new Refusal(error.reason, { ...error, fields: Object.fromEntries(fields) });
}

export const handlers: Handlers<'spot'> = {
  placeSpotOrder,
  spotOrders,
  spotFills,
  cancelSpotOrder,
  cancelSpotOrders,
};
