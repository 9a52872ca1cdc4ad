// Computes the index price of a pair from several sources.

/** Price of one source. */
export interface Reading {
  source: string;
  /** Scaled by 10^8, above 0. */
  price: bigint;
  /** Time at which the source was last known to be live, ms since 1970 UTC. */
  at: number;
}

export interface Index {
  /** Median of the used prices; of two middle prices the average, rounded down to the tick. */
  price: bigint;
  used: readonly Reading[];
  /** Readings that deviate from the others more than allowed. */
  outliers: readonly Reading[];
}

/** Maximum age of a reading: without a younger one, the pair has no index. */
export const silentAfterMs = 15_000;
/** Maximum deviation of a reading from the median of all, in ten-thousandths. */
const outlierBeyond = 300n;

/**
 * Current index of a pair; undefined when no source is live, or only two are and contradict each other.
 * @param tick in the scale of prices
 */
export function indexOf(readings: readonly Reading[], now: number, tick: bigint): Index | undefined {
  const fresh = readings.filter(({ at, price }) => now - at <= silentAfterMs && price > 0n);
  if (fresh.length === 0) return undefined;
  const middle = medianOf(fresh, tick);
  const isNear = ({ price }: Reading) => abs(price - middle) * 10_000n <= middle * outlierBeyond;
  const used = fresh.filter(isNear);
  // Two contradicting readings are equally far from the middle, so either both or none are near.
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
