// A market of two users and the platform in ETH/USDT, all with sufficient balances.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '../engines.ts';
import { grantUnits } from './grantUnits.ts';
import { pairs } from '../instruments/market.config.ts';
import { placeOrder } from '../domains/spot/placeOrder.ts';
import type { OrderView } from '../domains/spot/orderView.ts';
import type { Around } from '../store/dialect.ts';
import { startTestCore } from './testStore.ts';

export const tradedSymbol = 'ETH/USDT';
/** Balance of each trader in both assets. */
export const grantedUnits = 10n ** 15n;

export interface TwoTraders {
  /** A test that restarts it stores the new one here. */
  core: Core;
  folder: string;
  faults: unknown[];
  /** Errors reported by the command executor when it stopped for good. */
  broken: unknown[];
  remove(): Promise<void>;
}

export async function startTwoTraders(around?: Around): Promise<TwoTraders> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-traders-'));
  const faults: unknown[] = [];
  const broken: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const core = await startTestCore({ folder, pairs, clock: Date, onFault, around });
  core.executor.whenBroken((error) => broken.push(error));
  await core.executor.runForPlatform('grant', (tx) => {
    for (const owner of ['user:1', 'user:2', 'house:maker', 'house:taker'])
      for (const asset of ['USDT', 'ETH']) grantUnits(tx, owner, asset, { units: grantedUnits });
  });
  const traders: TwoTraders = {
    core,
    folder,
    faults,
    broken,
    remove: async () => {
      await traders.core.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return traders;
}

/** The first user buys 0.01 ETH at 3,452.55 USDT, or the second one sells it. */
export function tradeOne(core: Core, side: 'buy' | 'sell', clientOrderId: string): Promise<OrderView> {
  const { executor, exchange, store } = core;
  const owner = side === 'buy' ? 'user:1' : 'user:2';
  const order = {
    owner,
    symbol: tradedSymbol,
    side,
    kind: 'limit',
    price: '3452.55',
    quantity: '0.01',
  } as const;
  return placeOrder({ executor, exchange, db: store.db }, { ...order, clientOrderId });
}
