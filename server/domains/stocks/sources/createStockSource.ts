import type { StocksConfig } from '../stocksConfig.ts';
import type { StockSource } from '../StockSource.ts';
import { AlpacaStocks } from './alpaca/AlpacaStocks.ts';
import { RecordedStocks } from './RecordedStocks.ts';
import { SimulatedStocks } from './SimulatedStocks.ts';

interface Parts {
  clock: { now(): number };
  /** Seed of the simulated prices. */
  seed: number;
  log: { info(text: string): void; warn(text: string): void };
  onFault(error: unknown): void;
}

/**
 * Source of a configuration, not yet started.
 * @throws StartError naming the file and line that cannot be read
 */
export async function createStockSource(config: StocksConfig, parts: Parts): Promise<StockSource> {
  if (config.kind === 'simulated') return new SimulatedStocks(parts);
  if (config.kind === 'replay') return RecordedStocks.open(config.file, parts.clock.now());
  return new AlpacaStocks({ ...config, ...parts });
}
