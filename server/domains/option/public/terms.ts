// Terms of this installation's timed options: pairs, durations, payouts and limits.
import { BigNumber } from 'bignumber.js';
import type { Pair } from '../../../../contracts/market.ts';
import { decimals } from '../../../../contracts/rules/grid.ts';
import { pegVolatility } from '../../../instruments/market.config.ts';

export interface Duration {
  id: number;
  seconds: number;
  /** Gain of Up and Down in percent of the stake. */
  ratio: string;
  minimum: string;
}

export interface OptionPair {
  matchId: number;
  /** Pair whose index settles the option. */
  symbol: string;
  priceTick: string;
  /** By seconds, in the quote currency. */
  bands: ReadonlyMap<number, string>;
}

export const durations: readonly Duration[] = [
  { id: 1, seconds: 60, ratio: '85', minimum: '10' },
  { id: 2, seconds: 120, ratio: '88', minimum: '10' },
  { id: 3, seconds: 180, ratio: '90', minimum: '10' },
  { id: 4, seconds: 300, ratio: '92', minimum: '10' },
];

/** Maximum duration: settlement ticks are searched no further back. */
export const secondsMost = 900;

/** Gain of neutral, percent of the stake, for any duration. */
export const neutralRatio = '900';

/** Assets of stakes; the demo account has the same terms in its own asset. */
export const stakes = {
  asset: 'USDT',
  scale: 8,
  least: '10',
  most: '1000',
  feeRate: '1',
  runningMost: 20,
  offered: ['10', '50', '100'],
} as const;

/** Maximum payout on top of the stakes for all orders on a pair that end in the same second. */
export const paidInSecondMost = '50000';

/**
 * Share of a pair's usual move in that time; some 10 % of periods end within the band, at which neutral costs as much
 * as the others.
 */
const bandShare = '0.12';
const yearSeconds = 365 * 86_400;
const bandDigits = 2;

/** Coins with their own price from the start, whose close has room for one decimal more than the tick. */
export const hasOption = ({ quote, volatility, priceTick, opensLater }: Pair): boolean =>
  quote === stakes.asset &&
  Number(volatility) > pegVolatility &&
  decimals(priceTick) < 8 &&
  opensLater !== true;

function bandOf({ seedPrice, volatility, priceTick }: Pair, seconds: number): string {
  const usual = new BigNumber(seconds).div(yearSeconds).sqrt().times(volatility).times(seedPrice);
  const band = usual.times(bandShare).precision(bandDigits, BigNumber.ROUND_HALF_UP);
  const ticks = BigNumber.max(1, band.div(priceTick).integerValue(BigNumber.ROUND_HALF_UP));
  return ticks.times(priceTick).toFixed();
}

export function optionPairsOf(pairs: readonly Pair[]): ReadonlyMap<number, OptionPair> {
  const offered = pairs.filter(hasOption).map((pair): OptionPair => {
    const bands = new Map(durations.map(({ seconds }) => [seconds, bandOf(pair, seconds)]));
    const { matchId, symbol, priceTick } = pair;
    return { matchId, symbol, priceTick, bands };
  });
  return new Map(offered.map((pair) => [pair.matchId, pair]));
}
