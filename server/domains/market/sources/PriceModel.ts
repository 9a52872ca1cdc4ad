// Model of fair prices: log returns with clustered volatility, rare jumps, a daily rhythm and one common market factor.
// Floats are confined to this module: every price leaves it as a whole number of ticks.
import type { Pair } from '../../../../contracts/market.ts';
import { pegVolatility } from '../../../instruments/market.config.ts';
import type { Dice } from './Dice.ts';
import { profileOf } from './profiles.ts';

const yearS = 365 * 24 * 3600;
/** Half-life of a volatility shock. */
const shockHalfLifeS = 20 * 60;
/** Standard deviation of the logarithm of volatility: a calm hour and a wild one differ by a factor of about three. */
const shockSpread = 0.45;
const jumpsPerDay = 3;
/** Deviation of a jump's log return for a pair with a volatility of 1. */
const jumpSize = 0.008;
const pegHalfLifeS = 12 * 3600;
/** Too slow to be visible, and strong enough to keep a pair from losing its price level over a year. */
const freeHalfLifeS = 60 * 24 * 3600;

interface Process {
  /** Standard deviation of a second's log return at average volatility. */
  deviation: number;
  correlation: number;
  /** Logarithm of current over average volatility. */
  shock: number;
  logPrice: number;
  logAnchor: number;
  reversionPerS: number;
  jumps: boolean;
}

export class PriceModel {
  private readonly dice: Dice;
  private readonly bySymbol = new Map<string, Process>();

  constructor(dice: Dice) {
    this.dice = dice;
  }

  /**
   * Adds a pair.
   * @param start where it starts
   * @param anchor price that it slowly reverts to
   */
  add(pair: Pair, start: number, anchor: number): void {
    this.bySymbol.set(pair.symbol, toProcess(pair, start, anchor));
  }

  /**
   * Fair price.
   * @throws Error for a pair unknown to the model
   */
  price(symbol: string): number {
    return Math.exp(this.process(symbol).logPrice);
  }

  /** Current over average volatility: trading volume rises with movement. */
  activity(symbol: string): number {
    return Math.exp(this.process(symbol).shock);
  }

  /**
   * Advances time. Volatility clustering is exact for any length, so a slow market is not a calmer one.
   * @param seconds elapsed, above zero
   * @param nowMs ms since 1970 UTC at its end, for the daily rhythm
   */
  step(seconds: number, nowMs: number): void {
    const keep = 2 ** (-seconds / shockHalfLifeS);
    const renew = shockSpread * Math.sqrt(1 - keep ** 2);
    const market = this.dice.normal();
    const rhythm = dailyRhythm(nowMs);
    const marketNews = this.dice.normal();
    for (const process of this.bySymbol.values()) {
      const own = this.dice.normal();
      const ownNews = this.dice.normal();
      process.shock = keep * process.shock + renew * (0.7 * marketNews + Math.sqrt(1 - 0.7 ** 2) * ownNews);
      const { correlation } = process;
      const shared = correlation * market + Math.sqrt(1 - correlation ** 2) * own;
      // Corrected by half the log variance, so that the average volatility equals the configured one.
      const volatility = process.deviation * Math.exp(process.shock - shockSpread ** 2) * rhythm;
      const pull = (process.logAnchor - process.logPrice) * (1 - Math.exp(-process.reversionPerS * seconds));
      process.logPrice += volatility * Math.sqrt(seconds) * shared + pull + this.jump(process, seconds);
    }
  }

  private jump(process: Process, seconds: number): number {
    if (!process.jumps || !this.dice.chance((jumpsPerDay * seconds) / 86_400)) return 0;
    return this.dice.normal() * jumpSize * process.deviation * Math.sqrt(yearS);
  }

  private process(symbol: string): Process {
    const process = this.bySymbol.get(symbol);
    if (!process) throw new Error(`The model has no ${symbol}`);
    return process;
  }
}

/** Activity rises when Europe and America are both awake. From 0.7 to 1.3 over a day, 1 on average. */
export function dailyRhythm(nowMs: number): number {
  const hour = (nowMs / 3_600_000) % 24;
  return 1 + 0.3 * Math.cos(((hour - 15) / 24) * 2 * Math.PI);
}

function toProcess(pair: Pair, start: number, anchor: number): Process {
  const yearly = Number(pair.volatility);
  const isPeg = yearly < pegVolatility;
  return {
    deviation: yearly / Math.sqrt(yearS),
    correlation: profileOf(pair.symbol).correlation,
    shock: 0,
    logPrice: Math.log(start),
    logAnchor: Math.log(anchor),
    reversionPerS: Math.LN2 / (isPeg ? pegHalfLifeS : freeHalfLifeS),
    jumps: !isPeg,
  };
}
