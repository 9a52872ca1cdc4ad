// Our chart: the library draws once, and the layer above follows each tick.
import { useState } from 'react';
import type { Candle } from '../../contracts/candles.ts';
import { Cell } from '../../src/api/feed/Cell.ts';
import { PriceChart } from '../../src/components/chart/PriceChart.tsx';
import type { BenchPage } from './BenchPage.ts';
import { draw, nextPaint } from './draw.tsx';
import { paced } from './paced.ts';

export interface CandleTickData {
  candles: Candle[];
  /** Updates of the forming candle after the last one. */
  ticks: Candle[];
  everyMs: number;
  /** Replaces ticks: the candle closes at each step, so the library redraws. */
  closes?: boolean;
}

const live = new Cell<Candle | undefined>(undefined);
let show: (candles: readonly Candle[]) => void;

function Chart({ candles: first }: { candles: readonly Candle[] }) {
  const [candles, setCandles] = useState(first);
  show = setCandles;
  return (
    <PriceChart
      candles={candles}
      live={live}
      period="1min"
      variant="candles"
      tick="0.1"
      base="BTC"
      isStale={false}
      hasEarlier={false}
      earlier="idle"
      onEarlier={() => undefined}
    />
  );
}

/** Zooms out to the maximum. */
async function showAll(): Promise<void> {
  const plot = document.querySelector('[role=img]')!;
  for (let press = 0; press < 6; press += 1) {
    plot.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true, cancelable: true }));
    await nextPaint();
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

function tell(candle: Candle): void {
  live.set(candle);
  live.flush();
}

let play: () => Promise<void>;

export const benchPage: BenchPage<CandleTickData> = {
  async load({ candles, ticks, everyMs, closes = false }) {
    tell(ticks[0]!);
    await draw(<Chart candles={candles} />);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await showAll();
    const steps = closes
      ? ticks.map((_, step) => () => show(candles.slice(0, candles.length - (step % 2))))
      : ticks.map((tick) => () => tell(tick));
    play = () => paced(steps, everyMs);
  },
  play: () => play(),
};
