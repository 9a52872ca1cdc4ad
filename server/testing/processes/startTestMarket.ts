// A market on its own database and a stopped clock, for tests and benches.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '../../engines.ts';
import { toUnits } from '../../ledger/units.ts';
import { seededRandom } from '../../random.ts';
import { Market } from '../../domains/market/public/Market.ts';
import { assets, pairs } from '../../instruments/market.config.ts';
import { SimulatedSource } from '../../domains/market/sources/SimulatedSource.ts';
import { startTestCore } from '../testStore.ts';
import { grantUnits } from '../grantUnits.ts';

export interface TestMarket {
  core: Core;
  market: Market;
  faults: unknown[];
  clock: { now(): number };
  folder: string;
  /** Advances time and the market in steps of this length. */
  run(steps: number, stepMs: number): Promise<void>;
  /** Sets the clock, forwards or backwards. */
  setClock(now: number): void;
  /** Issues money to an owner. */
  grant(owner: string, asset: string, amount: string): Promise<void>;
  /** Stops market and database, keeps the files. */
  stop(): Promise<void>;
  /** Stops everything and starts again on the same files, as after a restart. */
  restart(pauseMs: number): Promise<TestMarket>;
  remove(): Promise<void>;
}

/** 1 January 2026, 12:00 UTC. */
export const testStart = Date.UTC(2026, 0, 1, 12);

export async function startTestMarket(options: {
  seed: string;
  now?: number;
  folder?: string;
  /** Days of generated history; today only by default, because three years take a second. */
  historyDays?: number;
}): Promise<TestMarket> {
  const { seed, historyDays = 0 } = options;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'meridian-market-'));
  let now = options.now ?? testStart;
  const clock = { now: () => now };
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const core = await startTestCore({ folder, pairs, clock, onFault });
  const { exchange, executor } = core;
  const random = seededRandom(seed);
  const source = new SimulatedSource({ exchange, executor, clock, random, seed: 1, speed: 1, historyDays });
  const market = new Market({ exchange, executor, db: core.store.db, clock, source, onFault });
  await market.open();
  const stop = async () => {
    await market.stop();
    await core.stop();
  };
  return {
    core,
    market,
    faults,
    clock,
    folder,
    run: async (steps, stepMs) => {
      for (let step = 0; step < steps; step += 1) {
        now += stepMs;
        await market.step();
      }
    },
    setClock: (to) => {
      now = to;
    },
    grant: async (owner, asset, amount) => {
      const units = toUnits(amount, assets.find(({ code }) => code === asset)!.scale);
      await executor.runForPlatform('test.grant', (tx) => grantUnits(tx, owner, asset, { units }));
    },
    stop,
    restart: async (pauseMs) => {
      await stop();
      return startTestMarket({ seed: `${seed} again`, now: now + pauseMs, folder, historyDays });
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
