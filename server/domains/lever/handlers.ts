// Leveraged contracts: only the caller's own orders and positions.
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { nextPageUrl } from '../../http/nextPageUrl.ts';
import type { Account } from '../../ledger/account.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';
import { performIdempotent } from '../../commands/performIdempotent.ts';
import { demoStartUnits, hasDemoAccount } from './public/demo.ts';
import { demoAsset, isDemo } from './public/demoContracts.ts';
import { demoReset } from './public/demoReset.ts';
import { pairOf } from '../../instruments/pairOf.ts';
import type { LeverContract } from './public/contracts.ts';
import {
  addingMargin,
  cancelling,
  closing,
  closingAll,
  placingOffered,
  settingStops,
  withdrawingClose,
} from './leverCommands.ts';
import { listInsurance } from './insuranceList.ts';
import type { PlaceLever } from './leverInput.ts';
import { listFills, listTrades, settledAfterGap } from './leverLists.ts';
import type { DecidedFill, LeverFilter } from './leverLists.ts';
import { leverInsuranceOwner } from './engine/LeverMoney.ts';
import { leverTotals } from './leverTotals.ts';
import { leverTradeRow, lotsOf, priceOf, liquidationsOf } from './leverTradeRow.ts';
import { closingStatus } from './engine/LeverTrade.ts';
import type { LeverStatus, LeverTrade } from './engine/LeverTrade.ts';
import { priceText } from './orderFigures.ts';
import { lotsMostAt, roomOf } from './panel.ts';

type Row = components['schemas']['LeverTrade'];
type Answer = components['schemas']['LeverAnswer'];

const leverPanel: Handler<'leverPanel'> = async (context, { input, user }) => {
  const { owner } = user();
  const contract = contractOf(context, input);
  const offered = (await context.products.of(owner)).lever;
  const { leverageMax = Infinity } = isDemo(contract.symbol) ? {} : offered;
  const now = context.clock.now();
  return context.committed.read(({ leverBook: book, exchange, ledger }) => {
    const mark = book.markOf(contract.symbol, now);
    return {
      multiple: {
        muit: contract.leverages
          .filter((leverage) => leverage <= leverageMax)
          .map((leverage) => ({ value: String(leverage) })),
      },
      lever_share_limit: {
        min: 1,
        max: mark ? lotsMostAt(contract, priceText(mark.price)) : contract.lotsMax,
      },
      last_price: exchange.lastPrice(contract.indexSymbol),
      user_lever: fromUnits(
        isDemo(contract.symbol) && !hasDemoAccount(ledger, owner)
          ? demoStartUnits
          : book.transferable(owner, contract.quote),
        contract.rules.quoteScale,
      ),
      ...(mark && {
        mark: { price: priceText(mark.price), at_ms: mark.seenAt },
        room_long: roomOf(book, contract, 'long', mark),
        room_short: roomOf(book, contract, 'short', mark),
      }),
    };
  });
};

const leverTerms: Handler<'leverTerms'> = ({ leverBook }) =>
  [...leverBook.contracts.values()].filter(({ symbol }) => !isDemo(symbol)).map(termsRow);

const openPosition: Handler<'openPosition'> = async (context, { input, user }) => {
  const { owner } = user();
  const order = orderOf(contractOf(context, input), owner, input);
  const { leverBook, products } = context;
  return answered(context, placingOffered(leverBook, products), order);
};

const positions: Handler<'positions'> = async (context, { input, user }) => {
  const { owner } = user();
  const { store, readBudget, committed } = context;
  const [page, limit] = [Number(input.page), Number(input.limit)];
  const quote = input.account_type === 'simulation_account' ? demoAsset : insuredAsset;
  const filter: LeverFilter = {
    owner,
    limit,
    offset: input.before_id === undefined ? (page - 1) * limit : 0,
    quote,
    symbol: symbolOf(context, input),
    status: input.status === '-1' ? undefined : (Number(input.status) as LeverStatus),
    id: numberIn(input.id),
    beforeId: numberIn(input.before_id),
    clientOrderId: input.client_order_id,
  };
  const trades = await readBudget.inTurn(owner, (spend) => listTrades(store.db, filter, spend));
  const known = trades.filter(({ symbol }) => context.leverBook.contracts.has(symbol));
  const rows = await rowsOf(context, known);
  // Older entries regardless of the page number: the next page starts below the last id.
  const goingOn = input.before_id === undefined ? input : { ...input, before_id: String(trades.at(-1)?.id) };
  return {
    rate_profits_total: await committed.read(({ leverBook: book, ledger }) =>
      leverTotals({ book, ledger }, { owner, quote }, context.clock.now()),
    ),
    message: {
      data: rows,
      current_page: page,
      per_page: limit,
      next_page_url: trades.length < limit ? null : nextPageUrl('/api/lever/my_trade', goingOn, page + 1),
    },
  };
};

const closePosition: Handler<'closePosition'> = async (context, { input, user }) => {
  const { owner } = user();
  const id = Number(input.id);
  const [trade] = await listTrades(context.store.db, { owner, id, limit: 1, offset: 0 });
  return answered(context, closing(context.leverBook), {
    owner,
    id,
    clientId: input.client_close_id,
    lots: numberIn(input.share),
    worst: input.worst_price,
    reopened: trade?.reopened,
  });
};

const withdrawClose: Handler<'withdrawClose'> = (context, { input, user }) =>
  answered(context, withdrawingClose(context.leverBook), {
    owner: user().owner,
    id: Number(input.id),
    askedAt: Number(input.asked_ms),
  });

const closePositions: Handler<'closePositions'> = async (context, { input, user }) => {
  const { owner } = user();
  const { symbol } = contractOf(context, input);
  const asked = { owner, symbol, untilId: Number(input.until_id) };
  const close = async (again?: number) => {
    const done = await context.executor.perform(closingAll(context.leverBook), owner, { ...asked, again });
    return { ...done, closed: done.isRepetition ? done.outcome : done.answer };
  };
  const { isRepetition, closed } = await close();
  if (!isRepetition) return { closed };
  // An order that was pending then may have been filled since.
  const open = await context.committed.read(({ leverBook }) => leverBook.openUntil(asked));
  return { closed: open.length > 0 ? (await close(open.at(-1)!.id)).closed : closed };
};

const resetDemo = demoReset('lever.resetDemo', ({ leverBook }) => leverBook);

const cancelLeverOrder: Handler<'cancelLeverOrder'> = async (context, { input, user, locale }) => {
  const { owner } = user();
  await context.executor.perform(cancelling(context.leverBook), owner, { owner, id: Number(input.id) });
  return refusalText('lever.cancelled', locale);
};

const setStops: Handler<'setStops'> = (context, { input, user }) =>
  answered(context, settingStops(context.leverBook), {
    owner: user().owner,
    id: Number(input.id),
    takeProfit: stopIn(input.target_profit_price) ?? null,
    stopLoss: stopIn(input.stop_loss_price) ?? null,
  });

const addMargin: Handler<'addMargin'> = (context, { input, user }) => {
  const units = toUnits(input.number, moneyScale);
  if (units === 0n) throw new Refusal('wallet.amountRequired', { fields: { number: '' } });
  return answered(context, addingMargin(context.leverBook), {
    owner: user().owner,
    id: Number(input.id),
    clientId: input.client_margin_id,
    units,
  });
};

const leverFills: Handler<'leverFills'> = async (context, { input, user }) => {
  const { owner } = user();
  const { store, readBudget } = context;
  const [limit, trade] = [Number(input.limit), Number(input.id)];
  const query = { owner, trade, beforeId: numberIn(input.before_id), limit };
  return readBudget.inTurn(owner, async (spend) => {
    spend(2 * limit);
    return (await listFills(store.db, query)).map((fill) => fillRow(context, fill));
  });
};

const leverInsurance: Handler<'leverInsurance'> = async (context, { input, address }) => {
  const { committed, store, readBudget } = context;
  const account = await committed.read(({ ledger }) => {
    const isIt = ({ kind, asset }: Account) => kind === 'change' && asset === insuredAsset;
    const own = ledger.balances(leverInsuranceOwner).find(isIt);
    return own && { id: own.id, units: own.available + own.held };
  });
  const query = { beforeId: numberIn(input.before_id), limit: Number(input.limit) };
  // The reader is anonymous: each network has its own budget.
  const rows = await readBudget.inTurn(`visitor:${address}`, async (spend) => {
    spend(query.limit);
    return account ? listInsurance(store.db, { ...query, account: account.id }) : [];
  });
  const amount = (units: bigint) => fromUnits(units, moneyScale);
  return {
    currency_name: insuredAsset,
    balance: amount(account?.units ?? 0n),
    list: rows.map(({ units, at, ...row }) => ({ ...row, amount: amount(units), created_ms: at })),
  };
};

/** All contracts are settled in one asset. */
const insuredAsset = 'USDT';
const moneyScale = 8;

/**
 * Does a command, and says what the trade is after it, also to a repetition.
 * @throws Refusal system.idTaken where the first of its id asked for something else
 */
async function answered<Input extends { owner: string }>(
  context: Context,
  command: MoneyCommand<Input, LeverTrade, number>,
  input: Input,
): Promise<Answer> {
  const { owner } = input;
  try {
    const id = await performIdempotent(context.executor, command, input);
    const [trade] = await listTrades(context.store.db, { owner, id, limit: 1, offset: 0 });
    if (!trade) throw new Error(`Contract ${id} was answered and cannot be found`);
    return answerOf(context, trade);
  } catch (error) {
    throw withFormNames(error);
  }
}

function answerOf({ leverBook }: Context, trade: LeverTrade): Answer {
  const { id, symbol, side, status, clientOrderId } = trade;
  const contract = leverBook.contracts.get(symbol)!;
  return {
    id,
    currency: contract.currencyId,
    legal: contract.legalId,
    type: side === 'long' ? 1 : 2,
    status,
    share: lotsOf(trade),
    price: priceOf(trade),
    client_order_id: clientOrderId ?? undefined,
  };
}

async function rowsOf({ committed, store, clock }: Context, trades: readonly LeverTrade[]): Promise<Row[]> {
  const opened = trades.filter(({ openedAt }) => openedAt !== null);
  const gaps = await settledAfterGap(store.db, opened);
  const now = clock.now();
  return committed.read(({ leverBook: book }) => {
    const cross = trades.find(({ mode, status }) => mode === 'cross' && status > 0 && status < 3);
    const ofAccount = cross && book.standing.riskOf(cross);
    const riskOf = (trade: LeverTrade) => (trade.mode === 'cross' ? ofAccount : book.standing.riskOf(trade));
    const liquidationOf = liquidationsOf(book);
    return trades.map((trade) => {
      const fixed = trade.status === closingStatus ? (book.trades.get(trade.id)?.fixed ?? null) : null;
      return leverTradeRow(
        book,
        { ...trade, fixed },
        { now, riskOf, liquidationOf, isAfterGap: gaps.has(trade.id) },
      );
    });
  });
}

/** Maps field names: commands use lots and leverage, forms use share and multiple. */
const formNames: Readonly<Record<string, string>> = {
  lots: 'share',
  leverage: 'multiple',
  limit: 'target_price',
  margin: 'number',
  worst: 'worst_price',
  takeProfit: 'target_profit_price',
  stopLoss: 'stop_loss_price',
};

function withFormNames(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.fields) return error;
  const fields = Object.entries(error.fields).map(([name, nearest]) => [formNames[name] ?? name, nearest]);
  return new Refusal(error.reason, { ...error, fields: Object.fromEntries(fields) });
}

/** @throws Refusal lever.price for a limit order without a price */
function orderOf(contract: LeverContract, owner: string, input: InputOf<'openPosition'>): PlaceLever {
  const isLimit = input.status === '0';
  if (isLimit && input.target_price === undefined) {
    const { priceTick: tick } = contract.rules;
    throw new Refusal('lever.price', { fields: { target_price: '' }, values: { tick } });
  }
  return {
    owner,
    symbol: contract.symbol,
    side: input.type === '1' ? 'long' : 'short',
    mode: input.margin_mode,
    leverage: Number(input.multiple),
    lots: Number(input.share),
    limit: isLimit ? input.target_price : undefined,
    takeProfit: stopIn(input.target_profit_price),
    stopLoss: stopIn(input.stop_loss_price),
    clientOrderId: input.client_order_id,
  };
}

/** Compatible back ends send 0 for no stop. */
const stopIn = (price: string | undefined): string | undefined =>
  price !== undefined && /[1-9]/.test(price) ? price : undefined;

interface NamedContract {
  currency_id: string;
  legal_id: string;
  account_type: 'real_account' | 'simulation_account';
}

/** @throws Refusal market.pairUnknown, or lever.closed for a pair without contracts */
function contractOf({ leverBook }: Context, named: NamedContract): LeverContract {
  const { symbol } = pairOf(named.currency_id, named.legal_id);
  const isDemoAsked = named.account_type === 'simulation_account';
  for (const contract of leverBook.contracts.values())
    if (contract.indexSymbol === symbol && isDemo(contract.symbol) === isDemoAsked) return contract;
  throw new Refusal('lever.closed', { fields: { currency_id: '' }, values: { symbol } });
}

/** Both ids identify a contract; one alone, or none, leaves the list unfiltered, as in compatible back ends. */
function symbolOf(context: Context, input: InputOf<'positions'>): string | undefined {
  const { currency_id, legal_id, account_type } = input;
  if (currency_id === undefined || legal_id === undefined) return undefined;
  return contractOf(context, { currency_id, legal_id, account_type }).symbol;
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

const termsRow = (contract: LeverContract): components['schemas']['LeverTerms'] => ({
  currency_id: contract.currencyId,
  legal_id: contract.legalId,
  symbol: contract.symbol,
  lot_size: contract.rules.lotSize,
  price_tick: contract.rules.priceTick,
  quote_scale: contract.rules.quoteScale,
  fee_rate: contract.rules.feeRate,
  half_spread: contract.fills.halfSpread,
  slippage: contract.fills.slippage,
  leverages: [...contract.leverages],
  lots_max: contract.lotsMax,
  exposure_max: contract.exposureMax,
  liquidation_fee_rate: contract.liquidationFeeRate,
  overnight_rate: contract.overnightRate,
  tiers: contract.rules.tiers.map(({ upTo, rate, amount }) => ({ up_to: upTo, rate, amount })),
});

function decisionRow({
  by,
  free,
  equity,
  required,
  margin,
  advanced,
}: NonNullable<DecidedFill['decision']>): components['schemas']['LeverDecision'] {
  const amount = (units: bigint) => fromUnits(units, moneyScale);
  return {
    by,
    equity: amount(equity),
    required: amount(required),
    margin: amount(margin),
    advanced: amount(advanced),
    ...(free === null ? {} : { account_free: amount(free) }),
  };
}

function fillRow({ leverBook }: Context, fill: DecidedFill): components['schemas']['LeverFill'] {
  const amount = (units: bigint) => fromUnits(units, moneyScale);
  return {
    id: fill.id,
    what: fill.what as components['schemas']['LeverFill']['what'],
    share: fill.lots,
    price: priceText(fill.price),
    fee: amount(fill.fee),
    gross: amount(fill.gross),
    liquidation_fee: amount(fill.liquidationFee),
    insured: amount(fill.insured),
    created_ms: fill.at,
    ...(fill.decision && { decision: decisionRow(fill.decision) }),
    marks: fill.marks.map(({ symbol, price, at, previousAt, readings }) => ({
      symbol: leverBook.contracts.get(symbol)?.indexSymbol ?? symbol,
      price: priceText(price),
      at_ms: at,
      ...(previousAt === null ? {} : { previous_ms: previousAt }),
      readings: (JSON.parse(readings) as [string, string, number][]).map(([source, said, ms]) => ({
        source,
        price: said,
        at_ms: ms,
      })),
    })),
  };
}

export const handlers: Handlers<'lever'> = {
  leverPanel,
  leverTerms,
  openPosition,
  positions,
  closePosition,
  closePositions,
  withdrawClose,
  cancelLeverOrder,
  setStops,
  addMargin,
  leverFills,
  leverInsurance,
  resetDemo,
};
