// Path of a simulated pair's fair price before the first start: a daily random walk that ends at today's price, refined
// between its points as Brownian bridges. Market-wide moves are drawn once for all pairs, so that pairs correlate on
// every scale.
import type { Dice } from './Dice.ts';
import { dailyRhythm } from './PriceModel.ts';

const dayMs = 86_400_000;
/** Volatility has seasons and bursts: spread of its logarithm, and half-life in days. */
const seasons = { spread: 0.25, halfLife: 25 };
const bursts = { spread: 0.25, halfLife: 3 };
const dailySpread = 0.15;
/** Lower bound of a day's volatility, in logarithms: below it the path would be a straight line. */
const calmest = -0.5;
/** Share of market-wide volatility in a pair's volatility. */
const marketStir = 0.7;
/** Half-life in days of a pair's distance from its long-term trend; keeps years within a plausible range. */
const rangeHalfLife = 200;
/**
 * Share of a peg's distance that remains after a day, and share of its day's variance: the rest reverts immediately.
 */
const peg = { keep: 0.3, variance: 0.3 };
const turnoverSpread = 0.2;
/** Spread of the logarithm of activity between neighbouring spans, and its persistence into the next. */
const spanSpread = 0.3;
const spanKeep = 0.8;

/** Fair price at the borders of equal spans of time, and the activity of each span. */
export interface Path {
  startMs: number;
  stepMs: number;
  /** End time; may cut the last span short. */
  endMs: number;
  /** One more entry than there are spans. */
  logPrices: Float64Array;
  /** Variance of each span's log return. */
  variances: Float64Array;
  /** Value traded in each span, in the quote asset. */
  turnovers: Float64Array;
}

/** Standard normal draws that all pairs share in one scale, for the direction and for the volatility of each span. */
export interface MarketDraws {
  direction: Float64Array;
  liveliness: Float64Array;
}

export interface PairPast {
  logPrice: number;
  /** Standard deviation of a year's log return. */
  volatility: number;
  /** Correlation with the whole market. */
  correlation: number;
  /** Value traded in a day of average volatility, in the quote asset. */
  dayTurnover: number;
  /** Price that a peg returns to within a day; undefined for all other pairs. */
  logPeg: number | undefined;
}

export function drawMarket(spans: number, dice: Dice): MarketDraws {
  const draw = () => Float64Array.from({ length: spans }, () => dice.normal());
  return { direction: draw(), liveliness: draw() };
}

/** Number of spans between two times; the last one may be short. */
export function spansBetween(startMs: number, endMs: number, stepMs: number): number {
  return Math.ceil((endMs - startMs) / stepMs);
}

/** Daily walk from midnight on that ends at the pair's price. */
export function walkDays(
  past: PairPast,
  { startMs, endMs }: { startMs: number; endMs: number },
  market: MarketDraws,
  dice: Dice,
): Path {
  const days = spansBetween(startMs, endMs, dayMs);
  const variances = new Float64Array(days);
  const turnovers = new Float64Array(days);
  let season = 0;
  let burst = 0;
  // Backwards from an average day: the live market follows the last day and starts at average volatility.
  for (let day = days - 1; day >= 0; day -= 1) {
    const stir = marketStir * market.liveliness[day]! + Math.sqrt(1 - marketStir ** 2) * dice.normal();
    season = remember(season, seasons, stir);
    burst = remember(burst, bursts, 0.8 * stir + 0.6 * dice.normal());
    const level = Math.max(calmest, season + burst + dailySpread * dice.normal());
    const logLevel = past.logPeg === undefined ? level : 0;
    const spread2 = seasons.spread ** 2 + bursts.spread ** 2 + dailySpread ** 2;
    const length = Math.min(dayMs, endMs - startMs - day * dayMs) / dayMs;
    const share = past.logPeg === undefined ? Math.exp(2 * (logLevel - spread2)) : peg.variance;
    variances[day] = (past.volatility ** 2 / 365) * share * length;
    turnovers[day] = past.dayTurnover * length * Math.exp(logLevel + turnoverSpread * dice.normal());
  }
  const logPrices = walk(past, variances, market, dice);
  return { startMs, stepMs: dayMs, endMs, logPrices, variances, turnovers };
}

function remember(value: number, { spread, halfLife }: typeof seasons, draw: number): number {
  const keep = 2 ** (-1 / halfLife);
  return keep * value + spread * Math.sqrt(1 - keep ** 2) * draw;
}

function walk(past: PairPast, variances: Float64Array, market: MarketDraws, dice: Dice): Float64Array {
  const { logPrice, logPeg, correlation, volatility } = past;
  const days = variances.length;
  const walked = new Float64Array(days + 1);
  // Elapsed volatility: in a calm month the price neither reverts nor trends, which would draw a straight line.
  const happened = new Float64Array(days + 1);
  for (let day = 0; day < days; day += 1) {
    const variance = variances[day]!;
    const lively = variance / (volatility ** 2 / 365);
    const keep = logPeg === undefined ? 2 ** (-lively / rangeHalfLife) : peg.keep;
    const draw = correlation * market.direction[day]! + Math.sqrt(1 - correlation ** 2) * dice.normal();
    walked[day + 1] = keep * walked[day]! + Math.sqrt(variance) * draw;
    happened[day + 1] = happened[day]! + variance;
  }
  // Trend that the walk departs from: a pair was cheaper years ago, a peg was not.
  const years = days / 365;
  const first = logPeg ?? logPrice - volatility * Math.min(years, 3) * dice.between(0.05, 0.3);
  const miss = logPrice - first - walked[days]!;
  return walked.map((value, day) => {
    const share = logPeg === undefined ? happened[day]! / happened[days]! : Number(day === days);
    return first + value + miss * share;
  });
}

/**
 * The same walk in smaller steps from a time on that is one of its borders: equal at every shared border.
 * @param stepMs divides the step of the coarser walk
 */
export function refine(
  coarse: Path,
  { fromMs, stepMs }: { fromMs: number; stepMs: number },
  correlation: number,
  market: MarketDraws,
  dice: Dice,
): Path {
  const { endMs } = coarse;
  const spans = spansBetween(fromMs, endMs, stepMs);
  const logPrices = new Float64Array(spans + 1);
  const variances = new Float64Array(spans);
  const turnovers = new Float64Array(spans);
  const perCoarse = coarse.stepMs / stepMs;
  let parent = (fromMs - coarse.startMs) / coarse.stepMs;
  logPrices[0] = coarse.logPrices[parent]!;
  let liveliness = 0;
  const own = Math.sqrt(1 - marketStir ** 2);
  const direction = Math.sqrt(1 - correlation ** 2);
  for (let first = 0; first < spans; first += perCoarse, parent += 1) {
    const end = Math.min(first + perCoarse, spans);
    let varianceSum = 0;
    let turnoverSum = 0;
    for (let span = first; span < end; span += 1) {
      const stir = marketStir * market.liveliness[span]! + own * dice.normal();
      liveliness = spanKeep * liveliness + spanSpread * Math.sqrt(1 - spanKeep ** 2) * stir;
      const atMs = fromMs + span * stepMs;
      const length = Math.min(stepMs, endMs - atMs) / stepMs;
      const rate =
        Math.exp(liveliness) *
        dailyRhythm(atMs + stepMs / 2) *
        lean(coarse, parent, (span - first + 0.5) / perCoarse);
      varianceSum += variances[span] = rate ** 2 * length;
      turnoverSum += turnovers[span] = rate * length;
    }
    let price = coarse.logPrices[parent]!;
    const target = coarse.logPrices[parent + 1]!;
    let left = coarse.variances[parent]!;
    for (let span = first; span < end; span += 1) {
      turnovers[span]! *= coarse.turnovers[parent]! / turnoverSum;
      const variance = (variances[span]! *= coarse.variances[parent]! / varianceSum);
      const draw = correlation * market.direction[span]! + direction * dice.normal();
      const after = Math.max(0, left - variance);
      price += ((target - price) * variance) / left + Math.sqrt((variance * after) / left) * draw;
      left = after;
      logPrices[span + 1] = price;
    }
    logPrices[end] = target;
  }
  return { startMs: fromMs, stepMs, endMs, logPrices, variances, turnovers };
}

/** Interpolation of a span's activity towards its neighbours, so that nothing jumps at a border: 1 in the middle. */
function lean({ variances }: Path, span: number, place: number): number {
  const neighbour = variances[place < 0.5 ? span - 1 : span + 1];
  if (neighbour === undefined) return 1;
  return (neighbour / variances[span]!) ** (Math.abs(place - 0.5) / 2);
}
