// What a ticket would do now: which price counts, what is wrong with it, what has to be confirmed, what stops it.
import { BigNumber } from 'bignumber.js';
import type { Level } from '../../../contracts/feed.ts';
import type { Pair } from '../../../contracts/market.ts';
import { priceDistance, youReceive, type Receipt } from '../../../contracts/rules/spot.ts';
import { checkOrder, type SpotProblem } from '../../../contracts/rules/spotOrder.ts';
import {
  confirmFraction,
  estimateFill,
  worstPrice,
  type FillEstimate,
} from '../../../contracts/rules/spotSlippage.ts';
import type { Book } from '../../api/BookFeed.ts';
import type { Freshness } from '../../components/market/PairHeader.tsx';
import { largest, type Ticket } from './ticket.ts';

/** What surrounds a ticket at the moment; balances are free amounts as decimal text. */
export interface TradingConditions {
  available: { base: string | undefined; quote: string | undefined };
  /** The last price. */
  market: string;
  book: Book;
  /** The balance could not be read: what is available then counts as nothing, and nothing can be sent. */
  isBalanceUnknown?: boolean;
  freshness: Freshness;
  isOffline: boolean;
}

/** Why the order cannot be sent at all. */
export type Obstacle =
  | 'offline'
  | 'pairClosed'
  | 'noBalance'
  | 'stale'
  | 'noBook'
  | 'slippage'
  | 'insufficientBalance'
  | 'notEnoughToSell';

/** What has to be confirmed once more; percents are percent points, cost is in the quote asset. */
export type Warning =
  | { kind: 'farPrice'; percent: string; cost: string }
  | { kind: 'slippage'; percent: string; cost: string }
  | { kind: 'partial'; filled: string }
  | { kind: 'delayed'; seconds: number };

export interface Assessment {
  /** The price that is sent: the limit, or the worst one of a market order. '' while there is none. */
  price: string;
  /** The price by which quantity and total hang together. */
  reference: string;
  /** Of a market order with a quantity. */
  estimate: FillEstimate | undefined;
  /** What its fills cost beyond the best price, in the quote asset. */
  slippageCost: string;
  problems: SpotProblem[];
  warnings: Warning[];
  obstacle: Obstacle | undefined;
  /** The largest quantity that the balance allows. */
  largest: string;
  receipt: Receipt | undefined;
}

const isAbove0 = (text: string): boolean => /[1-9]/.test(text) && /^\d*\.?\d*$/.test(text);

function percentOf(fraction: string): string {
  return new BigNumber(fraction).times(100).toFixed();
}

function marketPrices(pair: Pair, ticket: Ticket, { book }: TradingConditions) {
  const levels: readonly Level[] = ticket.side === 'buy' ? book.asks : book.bids;
  const best = levels[0]?.[0];
  if (best === undefined) return { price: '', reference: '', estimate: undefined };
  const estimate = isAbove0(ticket.quantity) ? estimateFill(pair, levels, ticket.quantity) : undefined;
  const price = worstPrice(pair, ticket.side, best, estimate?.worst ?? best);
  return { price, reference: estimate?.average || best, estimate };
}

function bestOf(ticket: Ticket, { book }: TradingConditions): string | undefined {
  return (ticket.side === 'buy' ? book.asks : book.bids)[0]?.[0];
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
  const best = bestOf(ticket, conditions) ?? estimate.worst;
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
  const quantity = isAbove0(ticket.quantity) ? ticket.quantity : '0';
  const cost = new BigNumber(ticket.price).minus(market).abs().times(quantity).toFixed();
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
    const levels = ticket.side === 'buy' ? conditions.book.asks : conditions.book.bids;
    if (conditions.book.state !== 'live' || levels.length === 0) return 'noBook';
    if (estimate?.verdict === 'block') return 'slippage';
  }
  const { base, quote } = conditions.available;
  const isUnknown = (ticket.side === 'buy' ? quote : base) === undefined;
  if (conditions.isBalanceUnknown || isUnknown) return 'noBalance';
  if (problems.some(({ reason }) => reason === 'spot.insufficientBalance')) return 'insufficientBalance';
  if (problems.some(({ reason }) => reason === 'spot.notEnoughToSell')) return 'notEnoughToSell';
  return undefined;
}

export function assess(pair: Pair, ticket: Ticket, conditions: TradingConditions): Assessment {
  const isMarket = ticket.kind === 'market';
  const { price, reference, estimate } = isMarket
    ? marketPrices(pair, ticket, conditions)
    : { price: ticket.price, reference: ticket.price, estimate: undefined };
  const available = ticket.side === 'buy' ? conditions.available.quote : conditions.available.base;
  const { side, kind, quantity } = ticket;
  const order = { side, kind, price, quantity, available: available ?? '0' };
  const problems = checkOrder(pair, { ...order, market: conditions.market });
  const warnings = isMarket
    ? estimate
      ? marketWarnings(pair, ticket, conditions, estimate)
      : []
    : limitWarnings(ticket, conditions);
  const canReckon = isAbove0(ticket.quantity) && isAbove0(reference);
  return {
    price,
    reference,
    estimate,
    slippageCost: estimate ? slippageCost(pair, estimate, bestOf(ticket, conditions) ?? estimate.worst) : '0',
    problems,
    warnings,
    obstacle: obstacleOf(pair, ticket, conditions, estimate, problems),
    largest: largest(pair, side, available ?? '0', price),
    receipt: canReckon
      ? youReceive(pair, ticket.side, reference, estimate?.filled ?? ticket.quantity, pair.takerFeeRate)
      : undefined,
  };
}
