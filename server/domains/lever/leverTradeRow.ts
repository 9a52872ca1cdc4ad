import { BigNumber } from 'bignumber.js';
import type { components } from '../../../contracts/schema.d.ts';
import { onGrid } from '../../../contracts/rules/grid.ts';
import { quantityOf } from '../../../contracts/rules/lever.ts';
import { fromUnits } from '../../ledger/units.ts';
import { isDemo } from './public/demoContracts.ts';
import type { LeverContract } from './public/contracts.ts';
import type { LeverBook } from './public/LeverBook.ts';
import { nextNight, nightsBetween } from './engine/nightlyFees.ts';
import { closedStatus, closingStatus, isAsked, isPosition, pendingStatus } from './engine/LeverTrade.ts';
import type { LeverTrade } from './engine/LeverTrade.ts';
import { costUnits, fixedPrice, overnightUnits, priceText } from './orderFigures.ts';

type Row = components['schemas']['LeverTrade'];
/** Current marks and account data for contract rows. */
export type Seen = Pick<LeverBook, 'contracts' | 'lastMarkOf' | 'liquidationOf' | 'markOf' | 'standing'>;

interface Look {
  now: number;
  /** For cross positions it is the account's risk, so a list need not compute it for each. */
  riskOf?: (trade: LeverTrade) => string | undefined;
  /** The same for the liquidation price. */
  liquidationOf?: (trade: LeverTrade) => string | undefined;
  /** Closed at the first mark after a gap. */
  isAfterGap?: boolean;
}

/** Lots that wait or are open; for an ended trade, the requested lots. */
export const lotsOf = ({ status, lots, askedLots }: LeverTrade): number =>
  status >= closedStatus ? askedLots : lots;

/** Entry price, or the limit of a pending order; undefined if a damaged row has neither. */
export function priceOf({ entry, limit }: Pick<LeverTrade, 'entry' | 'limit'>): string | undefined {
  const price = entry ?? limit;
  return price === null ? undefined : priceText(price);
}

/**
 * A contract as returned by lever/my_trade and the private feed; figures that need a mark are omitted while it is
 * unknown.
 */
export function leverTradeRow(seen: Seen, trade: LeverTrade, look: Look): Row {
  const { id, symbol, side, leverage, status, limit } = trade;
  const contract = seen.contracts.get(symbol)!;
  const lots = lotsOf(trade);
  return {
    id,
    show_lever_id: String(id),
    symbol: contract.indexSymbol,
    type: side === 'long' ? 1 : 2,
    currency: contract.currencyId,
    legal: contract.legalId,
    price: priceOf(trade),
    ...pricesOf(seen, trade, look),
    ...averageOf(contract, trade),
    share: lots,
    number: quantityOf(contract.rules, lots),
    multiple: leverage,
    ...moneyOf(contract, trade),
    status,
    ...timesOf(trade),
    account_type: isDemo(symbol) ? 'simulation_account' : 'real_account',
    margin_mode: trade.mode,
    order_type: limit === null ? 'market' : 'limit',
    target_price: limit === null ? undefined : priceText(limit),
    asked_share: trade.askedLots,
    client_order_id: trade.clientOrderId ?? undefined,
    ended_by: trade.endedBy || undefined,
    ...(look.isAfterGap ? { after_gap: true } : {}),
    ...(isPosition(trade) ? riskOf(seen, contract, trade, look) : {}),
  };
}

function pricesOf(seen: Seen, trade: LeverTrade, { now }: Look): Partial<Row> {
  const { symbol, closePrice, takeProfit, stopLoss } = trade;
  const text = (price: bigint | null | undefined) => (price == null ? undefined : priceText(price));
  const hasEnded = trade.status >= closedStatus;
  return {
    update_price: text(hasEnded ? closePrice : seen.markOf(symbol, now)?.price),
    target_profit_price: text(takeProfit),
    stop_loss_price: text(stopLoss),
  };
}

/** Average price of all closed lots, weighted by lots, on the tick. */
function averageOf({ rules }: LeverContract, trade: LeverTrade): Partial<Row> {
  const { entry, side, gross, askedLots, lots } = trade;
  if (entry === null || askedLots === lots) return {};
  const gain = new BigNumber(fromUnits(gross < 0n ? -gross : gross, rules.quoteScale));
  const each = gain.div(quantityOf(rules, askedLots - lots));
  const rises = (side === 'long') === gross >= 0n;
  const price = new BigNumber(priceText(entry)).plus(rises ? each : each.negated());
  return { average_price: onGrid(price, rules.priceTick, BigNumber.ROUND_HALF_UP) };
}

function moneyOf(contract: LeverContract, trade: LeverTrade) {
  const text = (units: bigint) => fromUnits(units, contract.rules.quoteScale);
  const { gross, insured, openingFee, closingFees, overnightFees, liquidationFee } = trade;
  // A demo reset closes positions whose profit was paid early; any other closed position has no advance left.
  const paidEarly = trade.status >= closedStatus ? trade.advanced : 0n;
  const openedAt = trade.entry ?? trade.limit;
  const whole = { ...trade, lots: trade.askedLots };
  return {
    origin_caution_money: openedAt === null ? undefined : text(costUnits(contract, whole, openedAt).margin),
    caution_money: text(trade.status >= closedStatus ? 0n : trade.margin),
    fact_profits: text(
      gross + insured + paidEarly - openingFee - closingFees - overnightFees - liquidationFee,
    ),
    trade_fee: text(openingFee + closingFees),
    overnight_money: text(overnightFees),
    ...(trade.endedBy === 'liquidation'
      ? { liquidation_fee: text(liquidationFee), insured: text(insured) }
      : {}),
  };
}

function timesOf({ status, createdAt, openedAt, closedAt, endedBy }: LeverTrade) {
  const seconds = (at: number | null) => (at === null ? undefined : Math.floor(at / 1000));
  return {
    create_time: Math.floor(createdAt / 1000),
    transaction_time: seconds(openedAt),
    complete_time: status === pendingStatus ? undefined : seconds(closedAt),
    liquidation_time: endedBy === 'liquidation' ? seconds(closedAt) : undefined,
  };
}

/** Liquidation prices of rows rendered together: cross positions of one side share one computation. */
export function liquidationsOf(seen: Pick<Seen, 'liquidationOf'>): (trade: LeverTrade) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (trade) => {
    // A closed position that is not paid yet has no liquidation price and does not affect the others.
    if (trade.mode !== 'cross' || trade.fixed) return seen.liquidationOf(trade);
    const name = `${trade.account} ${trade.symbol} ${trade.side}`;
    if (!known.has(name)) known.set(name, seen.liquidationOf(trade));
    return known.get(name);
  };
}

/** Fixed closing price of a position whose result is not paid yet. */
function fixedPriceOf(contract: LeverContract, trade: LeverTrade): Partial<Row> {
  const price = fixedPrice(contract, trade);
  return price === undefined ? {} : { fixed_price: priceText(price) };
}

/** Pending close request and the nights it has waived. */
function askedOf(contract: LeverContract, trade: LeverTrade, now: number): Partial<Row> {
  const { asked, chargedUntil } = trade;
  if (!asked || !isAsked(trade)) return {};
  const nights = BigInt(nightsBetween(chargedUntil!, now));
  return {
    close_asked_ms: asked.at,
    ...(asked.worst === null ? {} : { worst_price: priceText(asked.worst) }),
    overnight_waived: fromUnits(nights * overnightUnits(contract, trade), contract.rules.quoteScale),
  };
}

/** Last known mark, from which the user can state a worst price while no mark is current. */
function lastMarkOf(seen: Seen, { symbol, fixed }: LeverTrade): Partial<Row> {
  const last = fixed ? undefined : seen.lastMarkOf(symbol);
  return last ? { last_mark: { price: priceText(last.price), at_ms: last.seenAt } } : {};
}

function riskOf(seen: Seen, contract: LeverContract, trade: LeverTrade, look: Look) {
  const text = (units: bigint) => fromUnits(units, contract.rules.quoteScale);
  const { standing } = seen;
  const { now, riskOf: risk = (each) => standing.riskOf(each) } = look;
  const { liquidationOf: liquidation = (each) => seen.liquidationOf(each) } = look;
  const mark = seen.markOf(trade.symbol, now);
  return {
    // Profit paid in advance still counts as profit.
    profits: mark || trade.fixed ? text(standing.gainOf(trade) + trade.advanced) : undefined,
    ...fixedPriceOf(contract, trade),
    ...askedOf(contract, trade, now),
    ...(mark && !isAsked(trade) ? {} : lastMarkOf(seen, trade)),
    liquidation_price: liquidation(trade),
    risk_rate: mark && risk(trade),
    ...(trade.status === closingStatus
      ? {}
      : { overnight_next: text(overnightUnits(contract, trade)), overnight_next_ms: nextNight(now) }),
  };
}
