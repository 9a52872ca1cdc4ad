import type { MarketConfig } from '../../../config.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { Exchange } from '../../spot/public/Exchange.ts';
import type { Random } from '../../../random.ts';
import { StartError } from '../../../StartError.ts';
import type { PriceSource } from '../PriceSource.ts';
import { Dice } from './Dice.ts';
import { ReplaySource } from './ReplaySource.ts';
import { SimulatedSource } from './SimulatedSource.ts';
import { VenueSource } from './venue/VenueSource.ts';

export interface SourceParts {
  exchange: Exchange;
  executor: CommandExecutor;
  clock: { now(): number };
  random: Random;
  log: { info(text: string): void; warn(text: string): void };
}

/**
 * Price source of a configuration, not yet started.
 * @throws StartError naming the variable to check, when a file cannot be read or a venue not be reached
 */
export async function createSource(config: MarketConfig, parts: SourceParts): Promise<PriceSource> {
  const { seed, speed, source } = config;
  if (source.kind === 'simulated') {
    return new SimulatedSource({ ...parts, seed, speed, historyDays: source.historyDays });
  }
  const dice = new Dice(parts.random, seed);
  if (source.kind === 'venue') return VenueSource.open({ ...parts, ...source, dice });
  if (!parts.exchange.books.has(source.pair)) {
    throw new StartError(`MARKET_REPLAY_PAIR: '${source.pair}' is not a pair of this installation`);
  }
  return ReplaySource.open({ ...parts, ...source, dice, speed });
}
