// Timed options: the caller's own orders, and only those.
import type { OptionDirection } from '../../../contracts/rules/option.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { nextPageUrl } from '../../http/nextPageUrl.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import { demoStartUnits, hasDemoAccount } from '../lever/public/demo.ts';
import { demoAsset } from '../lever/public/demoContracts.ts';
import { demoReset } from '../lever/public/demoReset.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import { placingOffered } from './optionCommands.ts';
import { listOptions, settlingTicks } from './optionLists.ts';
import { optionRows } from './OptionOrder.ts';
import type { OptionOrder, OptionStatus } from './OptionOrder.ts';
import { amountText, directionCodes, optionRow } from './optionRow.ts';
import { orderOf } from './OptionStore.ts';
import { durations, neutralRatio, stakes } from './public/terms.ts';

const optionDurations: Handler<'optionDurations'> = ({ optionBook }, { input }) => {
  const pair = input.match_id === undefined ? undefined : optionBook.pairs.get(Number(input.match_id));
  return durations.map(({ id, seconds, ratio, minimum }) => ({
    id,
    seconds,
    profit_ratio: ratio,
    min_num: minimum,
    status: 1 as const,
    neutral_ratio: neutralRatio,
    neutral_band: pair?.bands.get(seconds),
    fee_rate: stakes.feeRate,
  }));
};

const stakeAsset = assetOf(stakes.asset);

const optionCurrencies: Handler<'optionCurrencies'> = async ({ committed }, { input, user }) => {
  const { owner } = user();
  const asset = assetIn(input);
  const { available, held } = await committed.read(({ ledger }) =>
    asset === demoAsset && !hasDemoAccount(ledger, owner, 'micro')
      ? { available: demoStartUnits, held: 0n }
      : ledger.balance(accountOf(owner, asset, 'micro')),
  );
  return [
    {
      id: stakeAsset.id,
      name: stakeAsset.code,
      micro_min: stakes.least,
      micro_max: stakes.most,
      micro_trade_fee: stakes.feeRate,
      micro_holdtrade_max: stakes.runningMost,
      micro_numbers: stakes.offered.map((number) => ({ number })),
      user_wallet: { micro_balance: amountText(available), lock_micro_balance: amountText(held) },
    },
  ];
};

const directions: Readonly<Record<InputOf<'placeOption'>['type'], OptionDirection>> = {
  0: 'neutral',
  1: 'up',
  2: 'down',
};

const placeOption: Handler<'placeOption'> = async (context, { input, user }) => {
  const { owner } = user();
  const { optionBook, products } = context;
  if (input.currency_id !== String(stakeAsset.id))
    throw new Refusal('option.currency', { fields: { currency_id: '' } });
  const order = {
    owner,
    matchId: Number(input.match_id),
    asset: assetIn(input),
    direction: directions[input.type],
    seconds: Number(input.seconds),
    stake: input.number,
    clientOrderId: input.client_order_id,
  };
  const row = await optionRows
    .perform(context, placingOffered(optionBook, products), order)
    .catch((error: unknown) => {
      throw withFormNames(error);
    });
  const { id, status, clientOrderId, direction } = orderOf(row);
  const type = directionCodes[direction];
  return { id, match_id: order.matchId, type, status, client_order_id: clientOrderId ?? undefined };
};

const options: Handler<'options'> = async (context, { input, user }) => {
  const { owner } = user();
  const [page, limit] = [Number(input.page), Number(input.limit)];
  const orders = await found(context, owner, input);
  const goingOn =
    input.before_id === undefined ? input : { ...input, before_id: String(orders.at(-1)?.id ?? '') };
  return {
    data: orders.map((order) => optionRow(context.optionBook, order, context.clock.now())),
    current_page: page,
    per_page: limit,
    next_page_url: orders.length < limit ? null : nextPageUrl('/api/microtrade/lists', goingOn, page + 1),
  };
};

async function found(
  { store, readBudget, optionBook }: Context,
  owner: string,
  input: InputOf<'options'>,
): Promise<OptionOrder[]> {
  const { id, client_order_id: clientOrderId } = input;
  const one = id === undefined ? clientOrderId && { clientId: clientOrderId } : { id: Number(id) };
  if (one) {
    const row = await optionRows.findOwn(store.db, owner, one);
    return row ? [orderOf(row)] : [];
  }
  const isForeign = input.currency_id !== undefined && input.currency_id !== String(stakeAsset.id);
  const pair = input.match_id === undefined ? undefined : optionBook.pairs.get(Number(input.match_id));
  if (isForeign || (input.match_id !== undefined && !pair)) return [];
  const beforeId = input.before_id === undefined ? undefined : Number(input.before_id);
  const limit = Number(input.limit);
  const filter = {
    owner,
    asset: assetIn(input),
    status: Number(input.status) as OptionStatus,
    limit,
    beforeId,
    symbol: pair?.symbol,
    offset: beforeId === undefined ? (Number(input.page) - 1) * limit : 0,
  };
  return readBudget.inTurn(owner, (spend) => listOptions(store.db, filter, spend));
}

const optionSettlement: Handler<'optionSettlement'> = async (context, { input, user }) => {
  const order = await ownOption(context, user().owner, Number(input.id));
  const ticks = await settlingTicks(context.store.db, order);
  const price = (units: bigint) => fromUnits(units, priceScale);
  const pair = context.optionBook.pairOf(order.symbol);
  if (!pair) throw new Refusal('option.pairClosed');
  return {
    id: order.id,
    price_tick: pair.priceTick,
    ...(order.open !== null && { entry: { price: price(order.open), at_ms: order.openedAt! } }),
    ticks: ticks.map((tick) => ({ price: price(tick.price), at_ms: Number(tick.at) })),
  };
};

const resetOptionDemo = demoReset('option.resetDemo', ({ optionBook }) => optionBook);

/** @throws Refusal option.unknown */
async function ownOption({ store }: Context, owner: string, id: number): Promise<OptionOrder> {
  const row = await optionRows.findOwn(store.db, owner, { id });
  if (!row) throw new Refusal('option.unknown');
  return orderOf(row);
}

const assetIn = ({ account_type: account }: { account_type?: string }): string =>
  account === 'simulation_account' ? demoAsset : stakes.asset;

/** The rules call the field stake, the form calls it number. */
function withFormNames(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.fields?.['stake'] === undefined) return error;
  return new Refusal(error.reason, { ...error, fields: { number: error.fields['stake'] } });
}

export const handlers = {
  optionDurations,
  optionCurrencies,
  placeOption,
  options,
  optionSettlement,
  resetOptionDemo,
} satisfies Handlers<'option'>;
