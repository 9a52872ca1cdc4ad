// A page with a chart only, whose live candle the test controls.
import '../../../src/theme/fonts.ts';
import '../../../src/theme/global.css.ts';
import { createElement, Fragment, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Candle } from '../../../contracts/candles.ts';
import { candlesOf } from '../../../contracts/examples/candles.ts';
import { ChartFrame } from '../../../src/components/chart/ChartFrame.tsx';
import type { PriceChartProps } from '../../../src/components/chart/PriceChart.tsx';
import type { Source } from '../../../src/components/live/source.ts';
import { IntlRoot } from '../../../src/intl/IntlRoot.tsx';

const PriceChart = lazy(async () => ({
  default: (await import('../../../src/components/chart/PriceChart.tsx')).PriceChart,
}));

const candles = candlesOf('30min', 400);
const listeners = new Set<() => void>();
let now: Candle | undefined = candles.at(-1);
const live: Source<Candle | undefined> = {
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => now,
};

/** Sends the chart a new last price. */
Object.assign(window, {
  tell: (close: string) => {
    const high = Number(close) > Number(now!.high) ? close : now!.high;
    now = { ...now!, high, close };
    for (const listener of listeners) listener();
  },
});

const props: PriceChartProps = {
  candles,
  live,
  period: '30min',
  variant: 'candles',
  tick: '0.1',
  base: 'BTC',
  isStale: false,
  hasEarlier: false,
  earlier: 'idle',
  onEarlier: () => undefined,
};
const chart = createElement(
  Suspense,
  { fallback: createElement(ChartFrame, { children: '…' }) },
  createElement(PriceChart, props),
);
const beneath = createElement('p', {}, 'What stands beneath the chart.');
const room = createElement('div', { id: 'room' });
const page = createElement(Fragment, {}, chart, beneath, room);

createRoot(document.getElementById('root')!).render(
  createElement(IntlRoot, { locale: 'en', messages: {}, children: page }),
);
