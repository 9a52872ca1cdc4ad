// Geometry of an option's chart: price over time, and the entry, band and expiry of one order.
import { BigNumber } from 'bignumber.js';
import type { Candle } from '../../../contracts/candles.ts';
import { unitsOf } from '../amounts/units.ts';
import { heightOf, sparklineBox } from '../market/sparklineShape.ts';

export interface PricePoint {
  /** ms since 1970 UTC. */
  at: number;
  /** Decimal text. */
  price: string;
}

/** The order drawn in the chart. */
export interface DrawnOrder {
  entry: PricePoint;
  expiresAt: number;
  /** Decimal text; undefined where the back end omits it. */
  band: string | undefined;
}

const minute = 60_000;
/** Time span of a chart before and after the present. */
const backMs = 4 * minute;
const aheadMs = 40_000;
/** Margin after the expiry line. */
const edgeMs = 5000;

/** A position in percent of the plot, from the start and from the top. */
export interface Place {
  left: number;
  top: number;
}

export interface CurveShape {
  /** Points of an SVG polyline in a 100 × 100 box. */
  points: string;
  last: Place;
  entry: Place | undefined;
  /** Positions of the band's upper and lower edges. */
  band: { top: number; bottom: number } | undefined;
  /** Measured from the start. */
  expiry: number | undefined;
  /** Both edges. */
  from: number;
  to: number;
}

/** Closes of one-minute candles at the end of their minute, and the prices seen since. */
export function pointsOf(candles: readonly Candle[], seen: readonly PricePoint[]): PricePoint[] {
  const first = seen[0]?.at ?? Infinity;
  const closes = candles
    .map(({ time, close }) => ({ at: time + minute, price: close }))
    .filter(({ at }) => at < first);
  return [...closes, ...seen];
}

/** Undefined with too few prices for a line. */
export function curveShape(
  all: readonly PricePoint[],
  { last, now, order }: { last: string; now: number; order: DrawnOrder | undefined },
): CurveShape | undefined {
  const from = Math.min(now, order?.entry.at ?? now) - backMs;
  const to = Math.max(now + aheadMs, (order?.expiresAt ?? 0) + edgeMs);
  const known = all.filter(({ at }) => at < now);
  // The line enters from beyond the edge.
  const first = known.findLastIndex(({ at }) => at < from);
  const points = [...known.slice(Math.max(first, 0)), { at: now, price: last }];
  if (points.length < 2) return undefined;
  const edges = order && edgesOf(order);
  const prices = [
    ...points.map(({ price }) => price),
    ...(order ? [order.entry.price] : []),
    ...(edges ?? []),
  ];
  const units = prices.map(unitsOf);
  const range = {
    low: units.reduce((one, other) => (one < other ? one : other)),
    high: units.reduce((one, other) => (one > other ? one : other)),
  };
  const topOf = (price: string) => round((heightOf(unitsOf(price), range) / sparklineBox.height) * 100);
  const leftOf = (at: number) => round(((at - from) / (to - from)) * 100);
  const placeOf = ({ at, price }: PricePoint): Place => ({ left: leftOf(at), top: topOf(price) });
  return {
    points: points.map((point) => `${leftOf(point.at)},${topOf(point.price)}`).join(' '),
    last: placeOf(points.at(-1)!),
    entry: order && placeOf(order.entry),
    band: edges && { top: topOf(edges[0]), bottom: topOf(edges[1]) },
    expiry: order && leftOf(order.expiresAt),
    from,
    to,
  };
}

function edgesOf({ entry, band }: DrawnOrder): [upper: string, lower: string] | undefined {
  if (band === undefined) return undefined;
  const price = new BigNumber(entry.price);
  return [price.plus(band).toFixed(), price.minus(band).toFixed()];
}

const round = (percent: number): number => Math.round(percent * 100) / 100;
