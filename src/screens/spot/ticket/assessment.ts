// Evaluates a ticket: effective price, errors, required confirmations and obstacles.
import { BigNumber } from 'bignumber.js';
import type { Level } from '../../../../contracts/feed.ts';
import type { Pair } from '../../../../contracts/market.ts';
import { priceDistance } from '../../../../contracts/rules/spot.ts';
import { checkOrder, type SpotProblem } from '../../../../contracts/rules/spotOrder.ts';
import {
  confirmFraction,
  estimateFill,
  worstPrice,
  type FillEstimate,
} from '../../../../contracts/rules/spotSlippage.ts';
import { checkValueOrder } from '../../../../contracts/rules/spotValue.ts';
import type { Book } from '../../../api/feed/BookFeed.ts';
import type { Freshness } from '../../../components/market/PairHeader.tsx';
import type { Remote } from '../../../ui/loading/remoteData.ts';
import { estimateOrder, type OrderEstimate } from './orderEstimate.ts';
import { resolveTicket, type ResolvedTicket } from './resolveTicket.ts';
import type { Ticket } from './ticketState.ts';

/** Available amounts of a pair's coins as decimal text; undefined where the server omits them. */
export interface Available {
  base: string | undefined;
  quote: string | undefined;
}

/** Market and account conditions that a ticket is checked against. */
export interface TradingConditions {
  /** Available balances. An unknown balance counts as zero, and no order can be sent. */
  available: Remote<Available>;
  /** The last price. */
  market: string;
  book: Book;
  /** Market buys may be limited by value. */
  hasOrderValue: boolean;
  freshness: Freshness;
  isOffline: boolean;
}

/** Why the order cannot be sent at all. */
export type Obstacle =
  | 'offline'
  | 'pairClosed'
  | 'balanceLoading'
  | 'noBalance'
  | 'stale'
  | 'noBook'
  | 'slippage'
  | 'insufficientBalance'
  | 'notEnoughToSell';

/** Warnings that require another confirmation. Percents are percentage points; cost is in the quote asset. */
export type Warning =
  | { kind: 'farPrice'; percent: string; cost: string | undefined }
  | { kind: 'slippage'; percent: string; cost: string }
  | { kind: 'partial'; filled: string }
  | { kind: 'delayed'; seconds: number };

export interface Assessment extends ResolvedTicket, OrderEstimate {
  /** The price to send: the limit, or the worst price of a market order; '' while there is none. */
  price: string;
  /** Estimated fill price of a market order. */
  reference: string;
  /** Fill estimate of a market order with a quantity. */
  estimate: FillEstimate | undefined;
  /** Cost of the fills beyond the best price, in the quote asset. */
  slippageCost: string;
  problems: SpotProblem[];
  warnings: Warning[];
  obstacle: Obstacle | undefined;
}

const isAbove0 = (text: string): boolean => /[1-9]/.test(text) && /^\d*\.?\d*$/.test(text);

function percentOf(fraction: string): string {
  return new BigNumber(fraction).times(100).toFixed();
}

function levelsOf({ side }: Pick<Ticket, 'side'>, { book }: TradingConditions): readonly Level[] {
  return side === 'buy' ? book.asks : book.bids;
}

/** Available balance of the coin that the order spends. */
function freeOf({ side }: Pick<Ticket, 'side'>, { available }: TradingConditions): string | undefined {
  if (available.state !== 'ready') return undefined;
  return side === 'buy' ? available.data.quote : available.data.base;
}

function marketPrices(
  pair: Pair,
  { side, quantity }: Pick<Ticket, 'side' | 'quantity'>,
  levels: readonly Level[],
) {
  const best = levels[0]?.[0];
  if (best === undefined) return { price: '', reference: '', estimate: undefined };
  const estimate = isAbove0(quantity) ? estimateFill(pair, levels, quantity) : undefined;
  const price = worstPrice(pair, side, best, estimate?.worst ?? best);
  return { price, reference: estimate?.average || best, estimate };
}

function slippageCost(pair: Pair, estimate: FillEstimate, best: string): string {
  if (estimate.filled === '0') return '0';
  const atBest = new BigNumber(best).times(estimate.filled);
  return atBest.minus(estimate.value).abs().decimalPlaces(pair.quoteScale, BigNumber.ROUND_CEIL).toFixed();
}

function marketWarnings(
  pair: Pair,
  ticket: Ticket,
  conditions: TradingConditions,
  estimate: FillEstimate,
): Warning[] {
  const best = levelsOf(ticket, conditions)[0]?.[0] ?? estimate.worst;
  const warnings: Warning[] = [];
  if (estimate.verdict !== 'fine') {
    const cost = slippageCost(pair, estimate, best);
    warnings.push({ kind: 'slippage', percent: percentOf(estimate.slippage), cost });
  }
  if (estimate.exhausted) warnings.push({ kind: 'partial', filled: estimate.filled });
  if (conditions.freshness.level === 'delayed')
    warnings.push({ kind: 'delayed', seconds: conditions.freshness.ageSeconds });
  return warnings;
}

function limitWarnings(ticket: Ticket, { market }: TradingConditions): Warning[] {
  if (!isAbove0(ticket.price) || !isAbove0(market)) return [];
  const distance = priceDistance(ticket.price, market);
  if (new BigNumber(distance).lt(confirmFraction)) return [];
  // Without a quantity there is no difference.
  const cost = isAbove0(ticket.quantity)
    ? new BigNumber(ticket.price).minus(market).abs().times(ticket.quantity).toFixed()
    : undefined;
  return [{ kind: 'farPrice', percent: percentOf(distance), cost }];
}

function obstacleOf(
  pair: Pair,
  ticket: Ticket,
  conditions: TradingConditions,
  estimate: FillEstimate | undefined,
  problems: readonly SpotProblem[],
): Obstacle | undefined {
  if (!pair.open) return 'pairClosed';
  if (conditions.isOffline) return 'offline';
  if (ticket.kind === 'market') {
    if (conditions.freshness.level === 'stale') return 'stale';
    if (conditions.book.state !== 'live' || levelsOf(ticket, conditions).length === 0) return 'noBook';
    if (estimate?.verdict === 'block') return 'slippage';
  }
  if (conditions.available.state === 'loading') return 'balanceLoading';
  if (freeOf(ticket, conditions) === undefined) return 'noBalance';
  if (problems.some(({ reason }) => reason === 'spot.insufficientBalance')) return 'insufficientBalance';
  if (problems.some(({ reason }) => reason === 'spot.notEnoughToSell')) return 'notEnoughToSell';
  return undefined;
}

/** @param entered the ticket as typed */
export function assess(pair: Pair, entered: Ticket, conditions: TradingConditions): Assessment {
  const isMarket = entered.kind === 'market';
  const levels = levelsOf(entered, conditions);
  const { side, kind } = entered;
  const available = freeOf(entered, conditions) ?? '0';
  const { hasOrderValue, market } = conditions;
  const resolved = resolveTicket(pair, entered, { available, levels, hasOrderValue });
  const ticket = { ...entered, ...resolved };
  const { price, reference, estimate } = isMarket
    ? marketPrices(pair, ticket, levels)
    : { price: ticket.price, reference: ticket.price, estimate: undefined };
  const problems = resolved.isByValue
    ? checkValueOrder(pair, { price, value: resolved.total, available, market })
    : checkOrder(pair, { side, kind, price, quantity: resolved.quantity, available, market });
  const warnings = isMarket
    ? estimate
      ? marketWarnings(pair, ticket, conditions, estimate)
      : []
    : limitWarnings(ticket, conditions);
  return {
    ...resolved,
    ...estimateOrder(
      pair,
      { ...ticket, price },
      { levels, isLive: conditions.book.state === 'live', estimate },
    ),
    price,
    reference,
    estimate,
    slippageCost: estimate ? slippageCost(pair, estimate, levels[0]?.[0] ?? estimate.worst) : '0',
    problems,
    warnings,
    obstacle: obstacleOf(pair, ticket, conditions, estimate, problems),
  };
}
