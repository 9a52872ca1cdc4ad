// Computes the index price of a pair from several sources.

/** Price of one source. */
export interface Reading {
  source: string;
  /** Scaled by 10^8, above 0. */
  price: bigint;
  /** When the source was last known to live, ms since 1970 UTC. */
  at: number;
}

export interface Index {
  /** Median of the used prices; of two middle prices the average, rounded down to the tick. */
  price: bigint;
  used: readonly Reading[];
  /** Further from the others than a source may be. */
  outliers: readonly Reading[];
}

/** Older readings say nothing: after so long without any the pair is silent. */
export const silentAfterMs = 15_000;
/** How far from the median of all a reading may be, in ten-thousandths of it. */
const outlierBeyond = 300n;

/**
 * The index of a pair now; undefined where it is silent: no source lives, or two alone contradict each other and none
 * can say which one is right.
 * @param tick in the scale of prices
 */
export function indexOf(readings: readonly Reading[], now: number, tick: bigint): Index | undefined {
  const fresh = readings.filter(({ at, price }) => now - at <= silentAfterMs && price > 0n);
  if (fresh.length === 0) return undefined;
  const middle = medianOf(fresh, tick);
  const isNear = ({ price }: Reading) => abs(price - middle) * 10_000n <= middle * outlierBeyond;
  const used = fresh.filter(isNear);
  // Of two that contradict each other each is as far from the middle, and so both or none are near.
  if (used.length * 2 <= fresh.length) return undefined;
  return { price: medianOf(used, tick), used, outliers: fresh.filter((reading) => !isNear(reading)) };
}

function medianOf(readings: readonly Reading[], tick: bigint): bigint {
  const prices = readings.map(({ price }) => price).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const half = prices.length >> 1;
  const upper = prices[half]!;
  if (prices.length % 2 === 1) return upper;
  return ((prices[half - 1]! + upper) / 2n / tick) * tick;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
