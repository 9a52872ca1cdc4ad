// The other side of the candle tick benchmark: lightweight-charts with the same candles in the same area, updated
// through its own API; with volume and the three averages of our chart, or the candles alone.
import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineSeries,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '../../contracts/candles.ts';
import { averageLengths, movingAverage } from '../../src/components/chart/drawing/movingAverage.ts';
import type { BenchPage } from './BenchPage.ts';
import type { CandleTickData } from './candleTick.tsx';
import { nextPaint } from './draw.tsx';
import { paced } from './paced.ts';

/** Size of our chart on a phone. */
const size = { width: 390, height: 320 };

const timeOf = ({ time }: Candle) => (time / 1000) as UTCTimestamp;
const bar = (candle: Candle) => ({
  time: timeOf(candle),
  open: Number(candle.open),
  high: Number(candle.high),
  low: Number(candle.low),
  close: Number(candle.close),
});
const column = (candle: Candle) => ({ time: timeOf(candle), value: Number(candle.volume) });

let play: () => Promise<void>;

export const benchPage: BenchPage<CandleTickData & { alone?: boolean }> = {
  async load({ candles, ticks, everyMs, alone = false }) {
    const chart = createChart(document.getElementById('root')!, size);
    const series = chart.addSeries(CandlestickSeries);
    series.setData(candles.map(bar));
    const updates: ((tick: Candle) => void)[] = [(tick) => series.update(bar(tick))];
    if (!alone) {
      const volume = chart.addSeries(HistogramSeries, { priceScaleId: '' });
      volume.priceScale().applyOptions({ scaleMargins: { top: 0.86, bottom: 0 } });
      volume.setData(candles.map(column));
      updates.push((tick) => volume.update(column(tick)));
      const closes = candles.map(({ close }) => Number(close));
      for (const length of averageLengths) {
        const line = chart.addSeries(LineSeries, {
          lineWidth: 1,
          priceLineVisible: false,
          lastValueVisible: false,
        });
        const points = movingAverage(closes, length).map((value, index) => ({
          time: timeOf(candles[index]!),
          value,
        }));
        line.setData(points.filter((point) => point.value !== undefined));
        updates.push((tick) => {
          const value = movingAverage([...closes.slice(-length), Number(tick.close)], length).at(-1)!;
          line.update({ time: timeOf(tick), value });
        });
      }
    }
    const tell = (tick: Candle) => {
      for (const update of updates) update(tick);
    };
    tell(ticks[0]!);
    chart.timeScale().fitContent();
    await nextPaint();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    play = () =>
      paced(
        ticks.map((tick) => () => tell(tick)),
        everyMs,
      );
  },
  play: () => play(),
};
