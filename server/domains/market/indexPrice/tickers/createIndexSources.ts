import type { MarketConfig } from '../../../../config.ts';
import { Dice } from '../../sources/Dice.ts';
import type { SourceParts } from '../../sources/createSource.ts';
import type { FollowedSource } from '../IndexPrices.ts';
import { TickerSource } from './TickerSource.ts';
import type { TickerTimings } from './TickerSource.ts';
import { tickerVenues } from './tickerVenues.ts';

type Parts = Pick<SourceParts, 'exchange' | 'clock' | 'random' | 'log'>;

/** Additional index sources of a configuration, not yet started; a simulated market has none. */
export function createIndexSources(
  { seed, source }: MarketConfig,
  { exchange, clock, random, log }: Parts,
  timings?: TickerTimings,
): FollowedSource[] {
  if (source.kind !== 'venue') return [];
  return source.index.map(({ venue, url }) => {
    const dice = new Dice(random, seed);
    const chance = () => dice.uniform();
    return new TickerSource({
      venue: tickerVenues[venue],
      url,
      pairs: exchange.books,
      clock,
      chance,
      log,
      timings,
    });
  });
}
