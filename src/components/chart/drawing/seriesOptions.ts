import type { ApexOptions } from 'apexcharts';
import type { Candle } from '../../../../contracts/candles.ts';
import { vars } from '../../../theme/theme.css.ts';
import { averageLengths, movingAverage } from './movingAverage.ts';
import { heightOf, toPixel, volumeHeight, type PriceScale } from './priceScale.ts';

/** Internal height of the drawing: prices are scaled to it, so the library never handles their magnitude. */
const unit = 1000;
/** Candle width as a percentage of its slot. */
const bodyPercent = 66;
/** The library lays out fewer slots by other rules. */
const fewestSlots = 4;

export interface SeriesDrawing {
  /** Settled candles from the start of the history to the last drawn candle. */
  candles: readonly Candle[];
  /** Index of the first drawn candle. */
  from: number;
  scale: PriceScale;
  variant: 'candles' | 'line';
  /** Slot width and total height, in pixels. */
  slot: number;
  height: number;
}

type Point = { x: number; y: number | null | number[]; fillColor?: string; strokeColor?: string };
interface Layer {
  name: string;
  type: 'bar' | 'line' | 'area' | 'candlestick';
  data: Point[];
  colour: string;
  stroke: string;
  width: number;
}

export const isRising = ({ open, close }: Candle): boolean => toPixel(close) >= toPixel(open);

function volumeLayer({ candles, from, scale }: SeriesDrawing): Layer {
  const data = candles.slice(from).map((candle, at) => {
    const colour = isRising(candle) ? vars.chart.up : vars.chart.down;
    return {
      x: from + at,
      y: volumeHeight(scale, candle.volume) * unit,
      // The library takes the candles' outlines from these points too.
      fillColor: isRising(candle) ? 'none' : colour,
      strokeColor: colour,
    };
  });
  return { name: 'volume', type: 'bar', data, colour: vars.chart.up, stroke: vars.chart.up, width: 1 };
}

function candleLayer({ candles, from, scale }: SeriesDrawing): Layer {
  const data = candles.slice(from).map((candle, at) => ({
    x: from + at,
    y: [candle.open, candle.high, candle.low, candle.close].map((price) => heightOf(scale, price) * unit),
    // Hollow is up, filled is down: the difference does not depend on colour alone.
    fillColor: isRising(candle) ? vars.surface.base : vars.chart.down,
  }));
  return {
    name: 'candles',
    type: 'candlestick',
    data,
    colour: vars.chart.up,
    stroke: vars.chart.up,
    width: 1.1,
  };
}

function averageLayers({ candles, from, scale }: SeriesDrawing): Layer[] {
  const colours = [vars.chart.ma1, vars.chart.ma2, vars.chart.ma3];
  const start = Math.max(0, from - Math.max(...averageLengths));
  const heights = candles.slice(start).map(({ close }) => heightOf(scale, close) * unit);
  return averageLengths.flatMap((length, at) => {
    const means = movingAverage(heights, length).slice(from - start);
    if (means.every((mean) => mean === undefined)) return [];
    const data = means.map((mean, index) => ({ x: from + index, y: mean ?? null }));
    const colour = colours[at]!;
    return [{ name: `average ${length}`, type: 'line' as const, data, colour, stroke: colour, width: 1.2 }];
  });
}

function closeLayer({ candles, from, scale }: SeriesDrawing): Layer {
  const data = candles
    .slice(from)
    .map(({ close }, at) => ({ x: from + at, y: heightOf(scale, close) * unit }));
  const { area, meridian } = vars.chart;
  return { name: 'closes', type: 'area', data, colour: area, stroke: meridian, width: 1.4 };
}

/** Width of the library's drawing for a given slot width: the library reserves the width of a bar on both sides. */
function widthFor(slots: number, slot: number): number {
  return (slots * slot) / (1 - (2 * bodyPercent) / 100 / slots);
}

const still = { filter: { type: 'none' } };

/**
 * Series that the library draws: volume, candles and averages, or the line of closes; the app draws axes, lines and
 * texts.
 */
export function seriesOptions(drawing: SeriesDrawing): ApexOptions {
  const { candles, from, variant, slot, height } = drawing;
  const layers =
    variant === 'line'
      ? [volumeLayer(drawing), closeLayer(drawing)]
      : [volumeLayer(drawing), ...averageLayers(drawing), candleLayer(drawing)];
  const slots = Math.max(fewestSlots, candles.length - from);
  return {
    series: layers.map(({ name, type, data }) => ({ name, type, data })),
    colors: layers.map(({ colour }) => colour),
    stroke: {
      width: layers.map(({ width }) => width),
      colors: layers.map(({ stroke }) => stroke),
      curve: 'straight',
    },
    fill: { type: 'solid', opacity: 1 },
    chart: {
      type: 'line',
      width: widthFor(slots, slot),
      height,
      background: 'transparent',
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      sparkline: { enabled: true },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    },
    xaxis: {
      type: 'numeric',
      min: from - 0.5,
      max: from + slots - 0.5,
      tickAmount: 1,
      labels: { show: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
      crosshairs: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: { show: false, min: 0, max: unit, tickAmount: 1, forceNiceScale: false },
    grid: { show: false, padding: { left: 0, right: 0, top: 0, bottom: 0 } },
    plotOptions: {
      bar: { columnWidth: `${bodyPercent}%` },
      candlestick: {
        colors: { upward: vars.chart.up, downward: vars.chart.down },
        wick: { useFillColor: true },
      },
    },
    states: { hover: still, active: still },
    dataLabels: { enabled: false },
    legend: { show: false },
    markers: { size: 0 },
    tooltip: { enabled: false },
  };
}
