import { fn } from 'storybook/test';
import {
  closedStockCandles,
  closedStockPrice,
  stockCandles,
  stockPrice,
  stocksClosedMs,
  stocksOpenMs,
} from '../../../contracts/examples/stocks.ts';
import type { CandleHistory } from '../../../src/api/feed/CandleSeries.ts';
import { PriceChart } from '../../../src/components/chart/PriceChart.tsx';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import type { KlineStockViewProps } from '../../../src/screens/market/KlineStockView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';

const historyOf = (candles: CandleHistory['candles']): CandleHistory => ({
  state: 'ready',
  candles,
  hasEarlier: true,
  earlier: 'idle',
});

/** NVIDIA on Friday at 11:48 in New York. */
export const openStock = {
  symbol: 'NVDA',
  name: 'NVIDIA',
  stock: ready(stockPrice),
  nowMs: stocksOpenMs,
  isOffline: false,
  period: '30min',
  history: historyOf(stockCandles),
  forming: fixedSource(stockCandles.at(-1)),
  chart: ready(PriceChart),
  isFavourite: false,
  offlineBar: null,
  onPickPeriod: fn(),
  onEarlier: fn(),
  onRetryHistory: fn(),
  onToggleFavourite: fn(),
  onShare: fn(),
  onBack: fn(),
} satisfies KlineStockViewProps;

/** On the Saturday after. */
export const closedStock = {
  ...openStock,
  stock: ready(closedStockPrice),
  nowMs: stocksClosedMs,
  history: historyOf(closedStockCandles),
  forming: fixedSource(closedStockCandles.at(-1)),
} satisfies KlineStockViewProps;
