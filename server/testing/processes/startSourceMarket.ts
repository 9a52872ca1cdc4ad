// A market on any price source, with its own database and a manual clock, for tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketConfig } from '../../config.ts';
import type { Core } from '../../engines.ts';
import type { TradeEvent } from '../../domains/spot/public/spotEvents.ts';
import { toUnits } from '../../ledger/units.ts';
import { seededRandom } from '../../random.ts';
import { createIndexSources } from '../../domains/market/indexPrice/tickers/createIndexSources.ts';
import type { TickerTimings } from '../../domains/market/indexPrice/tickers/TickerSource.ts';
import { Market } from '../../domains/market/public/Market.ts';
import { assets, pairs } from '../../instruments/market.config.ts';
import type { PriceSource } from '../../domains/market/PriceSource.ts';
import { createSource } from '../../domains/market/sources/createSource.ts';
import type { SourceParts } from '../../domains/market/sources/createSource.ts';
import { startTestCore } from '../testStore.ts';
import { grantUnits } from '../grantUnits.ts';

export interface SourceMarket {
  core: Core;
  market: Market;
  folder: string;
  /** All trades published since the start. */
  trades: TradeEvent[];
  faults: unknown[];
  log: string[];
  clock: { now: number };
  /** Advances time and the market in steps. */
  run(ms: number, stepMs: number): Promise<void>;
  /** Issues money to an owner. */
  grant(owner: string, asset: string, amount: string): Promise<void>;
  /** Stops market and database, keeps the folder. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

interface Options {
  config: Partial<MarketConfig>;
  now: number;
  folder?: string;
  /** Replaces the configured source. */
  open?: (parts: SourceParts) => Promise<PriceSource>;
  /** Timings of further index sources. */
  tickerTimings?: TickerTimings;
}

export async function startSourceMarket(options: Options): Promise<SourceMarket> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'meridian-source-'));
  const clock = { now: options.now };
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const log: string[] = [];
  const note = (text: string) => log.push(text);
  const now = () => clock.now;
  const core = await startTestCore({ folder, pairs, clock: { now }, onFault });
  const { exchange, executor } = core;
  const trades: TradeEvent[] = [];
  executor.subscribe((events) => {
    for (const event of events) if (event.type === 'trade') trades.push(event);
  });
  const random = seededRandom('source');
  const parts: SourceParts = { exchange, executor, clock: { now }, random, log: { info: note, warn: note } };
  const config = { seed: 1, speed: 1, source: { kind: 'simulated' } as const, ...options.config };
  const open = options.open ?? ((given) => createSource(config, given));
  const source = await open(parts).catch(async (error: unknown) => {
    await core.stop();
    throw error;
  });
  const indexSources = createIndexSources(config, parts, options.tickerTimings);
  const told = { onFault, onNote: note };
  const market = new Market({
    exchange,
    executor,
    db: core.store.db,
    clock: { now },
    source,
    indexSources,
    ...told,
  });
  await market.open().catch(async (error: unknown) => {
    await core.stop();
    throw error;
  });
  const stop = async () => {
    await market.stop();
    await core.stop();
  };
  return {
    core,
    market,
    folder,
    trades,
    faults,
    log,
    clock,
    run: async (ms, stepMs) => {
      for (let passed = 0; passed < ms; passed += stepMs) {
        clock.now += stepMs;
        await market.step();
      }
    },
    grant: async (owner, asset, amount) => {
      const units = toUnits(amount, assets.find(({ code }) => code === asset)!.scale);
      await executor.runForPlatform('test.grant', (tx) => grantUnits(tx, owner, asset, { units }));
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
