import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { CandleSeries } from '../../api/feed/CandleSeries.ts';
import { stockCandles } from '../../api/stocks.ts';

/** Periods per page, so that a page has some hundred candles although the exchange is closed most of the time. */
const pagePeriods: { [Period in CandlePeriod]?: number } = {
  '1min': 7200,
  '5min': 1440,
  '30min': 1440,
  '60min': 1440,
};

interface StockCandlesOptions {
  symbol: string;
  period: CandlePeriod;
  /** Time of the newest read of the price: each makes the candles read their end again. */
  readAt: number;
  /** Server time. */
  now: () => number;
}

function createSeries(client: QueryClient, options: Pick<StockCandlesOptions, 'symbol' | 'period' | 'now'>) {
  const { symbol, period, now } = options;
  const series: CandleSeries = new CandleSeries({
    period,
    pagePeriods: pagePeriods[period],
    hasSplits: true,
    now,
    read(fromS, toS) {
      const query = stockCandles({ symbol, period, from: String(fromS), to: String(toS) });
      // The series stores the candles; a second copy in the cache would only use memory.
      return client.fetchQuery({ ...query, staleTime: 0, gcTime: 0, retry: false });
    },
    // The list and its last candle change together.
    write(cell, value) {
      cell.set(value);
      queueMicrotask(() => cell.flush());
    },
    onWatched: (isWatched) => (isWatched ? series.begin() : series.end()),
  });
  return series;
}

/** Candles of a stock; a series for each period, so that answers of another one never mix in. */
export function useStockCandles({ symbol, period, readAt, now }: StockCandlesOptions): CandleSeries {
  const client = useQueryClient();
  const [known] = useState(() => new Map<string, CandleSeries>());
  const key = `${symbol} ${period}`;
  const series = known.get(key) ?? createSeries(client, { symbol, period, now });
  known.set(key, series);
  const last = useRef<{ series: CandleSeries; readAt: number }>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = { series, readAt };
    // The first read of the price comes with the first page.
    if (before?.series === series && before.readAt !== readAt && before.readAt !== 0) series.resume();
  }, [series, readAt]);
  return series;
}
