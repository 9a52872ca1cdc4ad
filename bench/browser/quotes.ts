import { BigNumber } from 'bignumber.js';
import type { DayMarket, DayMarkets } from '../../contracts/feed.ts';
import { seededNumbers } from '../../server/testing/RandomTrading.ts';
import type { PairQuote } from '../../src/api/market.ts';

/** The requested number of pairs, from cheap to expensive, each with a day of history. */
export function benchPairs(count: number): PairQuote[] {
  const next = seededNumbers(1);
  return Array.from({ length: count }, (_, index) => {
    const decimals = index % 6;
    const price = new BigNumber(10).pow(5 - decimals).times(1 + next());
    const name = `C${index}`;
    return {
      id: index + 1,
      currency_id: index + 10,
      currency_name: name,
      legal_id: 3,
      legal_name: 'USDT',
      symbol: `${name}/USDT`,
      now_price: price.toFixed(decimals),
      open: price.times(0.98).toFixed(decimals),
      high: price.times(1.02).toFixed(decimals),
      low: price.times(0.97).toFixed(decimals),
      change: '+2.04',
      volume: (next() * 1e6).toFixed(4),
      quote_volume: (next() * 1e9).toFixed(2),
      time_ms: 0,
      day_closes: Array.from({ length: 25 }, () => price.times(1 + (next() - 0.5) * 0.02).toFixed(decimals)),
      is_display: 1,
      sort: index,
      price_tick: new BigNumber(10).pow(-decimals).toFixed(),
      quantity_step: '0.0001',
      min_quantity: '0.0001',
      max_quantity: '1000000',
      min_notional: '5',
      price_band: '0.5',
      maker_fee_rate: '0.001',
      taker_fee_rate: '0.001',
      base_scale: 8,
      quote_scale: 8,
      open_coin_trade: 1,
      open_microtrade: 0,
      open_lever: 0,
      source: 'simulated',
    };
  });
}

/** Batches in which every pair moves, so that each quote changes the displayed row. */
export function quoteBatches(pairs: readonly PairQuote[], count: number): DayMarkets[] {
  const next = seededNumbers(2);
  const prices = pairs.map(({ now_price }) => new BigNumber(now_price));
  return Array.from({ length: count }, (_, batch) => ({
    type: 'daymarkets' as const,
    sent_at: 0,
    quotes: pairs.map((pair, index): DayMarket => {
      const decimals = index % 6;
      const price = prices[index]!.times(1 + (next() - 0.5) * 0.002);
      prices[index] = price;
      const change = price.div(pair.open!).minus(1).times(100);
      return {
        type: 'daymarket',
        symbol: pair.symbol,
        currency_id: pair.currency_id,
        legal_id: pair.legal_id,
        now_price: price.toFixed(decimals),
        change: `${change.lt(0) ? '' : '+'}${change.toFixed(2)}`,
        open: pair.open!,
        high: BigNumber.max(pair.high, price).toFixed(decimals),
        low: BigNumber.min(pair.low, price).toFixed(decimals),
        volume: new BigNumber(pair.volume).plus(batch).toFixed(4),
        quote_volume: new BigNumber(pair.quote_volume!).plus(price.times(batch)).toFixed(2),
        time: batch + 1,
      };
    }),
  }));
}
