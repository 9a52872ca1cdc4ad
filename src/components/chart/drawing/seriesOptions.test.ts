import { describe, expect, test } from 'vitest';
import type { Candle } from '../../../../contracts/candles.ts';
import { priceScale } from './priceScale.ts';
import { seriesOptions } from './seriesOptions.ts';

const candle = (at: number, open: string, close: string): Candle => ({
  time: at * 60_000,
  open,
  high: '120',
  low: '80',
  close,
  volume: String(at + 1),
});
const candles = Array.from({ length: 40 }, (_, at) => candle(at, '100', at % 2 === 0 ? '110' : '90'));
const drawing = {
  candles,
  from: 10,
  scale: priceScale(candles, '0.1', false),
  variant: 'candles' as const,
  slot: 6,
  height: 300,
};

type Point = { x: number; y: number | null | number[]; fillColor: string; strokeColor: string };
function seriesOf(options: ReturnType<typeof seriesOptions>, name: string): Point[] {
  const series = options.series as { name: string; data: Point[] }[];
  const found = series.find((each) => each.name === name);
  if (!found) throw new Error(`There is no series ${name}`);
  return found.data;
}

describe('what the library is given', () => {
  test('are candles by their place, not by their time, so that a gap has no room', () => {
    const gapped = candles.map((each, at) => (at < 20 ? each : { ...each, time: each.time + 7_200_000 }));
    const places = seriesOf(seriesOptions({ ...drawing, candles: gapped }), 'candles').map(({ x }) => x);
    expect(places).toEqual(Array.from({ length: 30 }, (_, at) => at + 10));
  });

  test('is hollow where the price rose or stood and filled where it fell', () => {
    const [up, down] = seriesOf(seriesOptions(drawing), 'candles');
    expect(up!.fillColor).toBe('var(--surface-base)');
    expect(down!.fillColor).toBe('var(--chart-down)');
    const still = candles.map((each) => ({ ...each, close: each.open }));
    expect(seriesOf(seriesOptions({ ...drawing, candles: still }), 'volume')[0]!.strokeColor).toBe(
      'var(--chart-up)',
    );
  });

  test('has averages of candles before the first that is drawn, and none where they are too few', () => {
    const options = seriesOptions(drawing);
    expect(seriesOf(options, 'average 10')[0]!.y).not.toBeNull();
    expect(seriesOf(options, 'average 20')[0]!.y).toBeNull();
    // Candles 0 to 19 form the first average of twenty, located at candle 19.
    expect(seriesOf(options, 'average 20')[9]!.y).not.toBeNull();
    expect(() =>
      seriesOf(seriesOptions({ ...drawing, candles: candles.slice(0, 14) }), 'average 20'),
    ).toThrow();
  });

  test('are heights from 0 to 1000 whatever the coin is worth', () => {
    const heights = seriesOf(seriesOptions(drawing), 'candles').flatMap(({ y }) => y as number[]);
    expect(Math.min(...heights)).toBeCloseTo(220);
    expect(Math.max(...heights)).toBeCloseTo(930);
  });

  test('is a line of closes over volume, without averages, for the time-share', () => {
    const series = seriesOptions({ ...drawing, variant: 'line' }).series as { name: string; type: string }[];
    expect(series.map(({ name, type }) => [name, type])).toEqual([
      ['volume', 'bar'],
      ['closes', 'area'],
    ]);
  });
});
