import type { Candle } from '../../../../contracts/candles.ts';
import { middleOf, type ChartLayout } from './chartLayout.ts';
import { averageLengths, movingAverage } from './movingAverage.ts';
import { heightOf, toPixel, volumeHeight } from './priceScale.ts';
import { isRising } from './seriesOptions.ts';

/** SVG path data of the live layer, by style. */
export interface LivePaths {
  up: string;
  down: string;
  volumeUp: string;
  volumeDown: string;
  averages: string[];
  line: string;
  area: string;
}

const bodyShare = 0.66;
const at = (value: number): string => value.toFixed(1);

function rectangle(left: number, top: number, width: number, bottom: number): string {
  return `M${at(left)} ${at(top)}h${at(width)}V${at(bottom)}h${at(-width)}Z`;
}

function candlePath(layout: ChartLayout, index: number, candle: Candle): string {
  const down = (price: string): number => (1 - heightOf(layout.scale, price)) * layout.height;
  const middle = middleOf(layout, index);
  const width = layout.slot * bodyShare;
  const [top, bottom] = [down(candle.open), down(candle.close)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  const wicks = `M${at(middle)} ${at(down(candle.high))}V${at(top)}M${at(middle)} ${at(bottom)}V${at(down(candle.low))}`;
  return rectangle(middle - width / 2, top, width, bottom) + wicks;
}

function volumePath(layout: ChartLayout, index: number, candle: Candle): string {
  const width = layout.slot * bodyShare;
  const top = (1 - volumeHeight(layout.scale, candle.volume)) * layout.height;
  return rectangle(middleOf(layout, index) - width / 2, top, width, layout.height - 0.5);
}

/** From the last settled point of each average to its moving end. */
function averagePaths(layout: ChartLayout, forming: Candle): string[] {
  const { settled, scale, height } = layout;
  const longest = Math.max(...averageLengths);
  const closes = [...settled.slice(-longest), forming].map(({ close }) => toPixel(close));
  const down = (price: number): number => (1 - (price - scale.bottom) / scale.span) * height;
  return averageLengths.map((length) => {
    const [before, now] = movingAverage(closes, length).slice(-2);
    if (before === undefined || now === undefined) return '';
    const from = `${at(middleOf(layout, settled.length - 1))} ${at(down(before))}`;
    return `M${from}L${at(middleOf(layout, settled.length))} ${at(down(now))}`;
  });
}

function linePaths(layout: ChartLayout, forming: Candle): Pick<LivePaths, 'line' | 'area'> {
  const before = layout.settled.at(-1);
  if (!before) return { line: '', area: '' };
  const down = ({ close }: Candle): string => at((1 - heightOf(layout.scale, close)) * layout.height);
  const [left, right] = [
    middleOf(layout, layout.settled.length - 1),
    middleOf(layout, layout.settled.length),
  ];
  const line = `M${at(left)} ${down(before)}L${at(right)} ${down(forming)}`;
  return { line, area: `${line}V${at(layout.height)}H${at(left)}Z` };
}

/**
 * @param forming the candle in the slot that the drawing left free
 * @param firstUndrawn index of the first candle that the drawing omits
 */
export function livePaths(layout: ChartLayout, forming: Candle, firstUndrawn: number): LivePaths {
  const paths: LivePaths = {
    up: '',
    down: '',
    volumeUp: '',
    volumeDown: '',
    averages: [],
    line: '',
    area: '',
  };
  for (let index = firstUndrawn; index <= layout.settled.length; index += 1) {
    const candle = layout.settled[index] ?? forming;
    const volume = volumePath(layout, index, candle);
    if (isRising(candle)) paths.volumeUp += volume;
    else paths.volumeDown += volume;
    if (layout.variant === 'line') continue;
    if (isRising(candle)) paths.up += candlePath(layout, index, candle);
    else paths.down += candlePath(layout, index, candle);
  }
  if (layout.variant === 'line') return { ...paths, ...linePaths(layout, forming) };
  return { ...paths, averages: averagePaths(layout, forming) };
}
