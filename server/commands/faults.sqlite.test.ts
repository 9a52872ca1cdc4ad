// Faults below the command executor with files: a full disk, a machine crash.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Core } from '../engines.ts';
import { findViolations } from '../testing/invariants.ts';
import { pairs } from '../instruments/market.config.ts';
import { listOrders } from '../domains/spot/orderLists.ts';
import type { OrderView } from '../domains/spot/orderView.ts';
import { startTestCore } from '../testing/testStore.ts';
import { grantedUnits, startTwoTraders, tradedSymbol, tradeOne } from '../testing/twoTraders.ts';
import type { TwoTraders } from '../testing/twoTraders.ts';
import { accountOf } from '../ledger/account.ts';
import { UnknownOutcome } from './CommandExecutor.ts';

let traders: TwoTraders;
let core: Core;

beforeEach(async () => {
  traders = await startTwoTraders();
  core = traders.core;
});

afterEach(() => traders.remove());

const place = (side: 'buy' | 'sell', id: string): Promise<OrderView> => tradeOne(core, side, id);

/** Limits the growth of the database, as on a full disk; undefined removes the limit. */
async function limitPages(extra: number | undefined): Promise<void> {
  const { rows } = await sql<{ page_count: bigint }>`pragma page_count`.execute(core.store.writing);
  const pages = extra === undefined ? 1_000_000 : Number(rows[0]!.page_count) + extra;
  await sql.raw(`pragma max_page_count = ${pages}`).execute(core.store.writing);
}

test('a full disk acknowledges nothing that it does not keep, and trading goes on once there is room', async () => {
  await limitPages(2);
  const acknowledged = new Map<string, number>();
  const unknown: string[] = [];
  for (let round = 0; unknown.length < 40 && round < 200; round += 1) {
    const ids = Array.from({ length: 20 }, (_, index) => `full-${round}-${index}`);
    const outcomes = await Promise.allSettled(
      ids.map((id, index) => place(index % 2 === 0 ? 'buy' : 'sell', id)),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') acknowledged.set(ids[index]!, outcome.value.id);
      else {
        expect(outcome.reason).toBeInstanceOf(UnknownOutcome);
        unknown.push(ids[index]!);
      }
    }
  }
  expect(unknown.length).toBeGreaterThan(0);
  expect(String((traders.faults[0] as Error).message)).toContain('full');
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  await limitPages(undefined);
  for (const [clientOrderId, id] of acknowledged) {
    const owner = Number(clientOrderId.split('-')[2]) % 2 === 0 ? 'user:1' : 'user:2';
    const filter = { owner, clientOrderId, limit: 1, offset: 0 };
    expect(await listOrders(core.store.db, core.exchange, filter)).toMatchObject([{ id }]);
  }
  await expect(place('buy', unknown[0]!)).resolves.toMatchObject({ clientOrderId: unknown[0] });
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  expect(traders.broken).toEqual([]);
});

test('a crash while house trades wait to be written loses them on both sides, and never a person’s', async () => {
  const house = { symbol: tradedSymbol, kind: 'limit', price: '3452.55', quantity: '1' } as const;
  const tradeForPlatform = () =>
    core.executor.runForPlatform('house', (tx) => {
      core.exchange.placeForPlatform(tx, { ...house, owner: 'house:maker', side: 'sell' });
      core.exchange.placeForPlatform(tx, { ...house, owner: 'house:taker', side: 'buy', quantity: '0.4' });
    });
  await tradeForPlatform();
  const order = await place('buy', 'person-1');
  expect(order.status).toBe(2);
  await tradeForPlatform();
  // The files as a crash at this moment would leave them.
  const copy = mkdtempSync(join(tmpdir(), 'meridian-crash-'));
  try {
    cpSync(traders.folder, copy, { recursive: true });
    const after = await startTestCore({ folder: copy, pairs, clock: Date });
    expect(await findViolations(after.store.db, pairs)).toEqual([]);
    const filter = { owner: 'user:1', limit: 1, offset: 0 };
    expect(await listOrders(after.store.db, after.exchange, filter)).toMatchObject([
      { id: order.id, filledQuantity: '0.01' },
    ]);
    // The platform's trades before the user's order were written with it; the later ones are lost.
    expect(after.ledger.balance(accountOf('house:taker', 'ETH')).available).toBe(grantedUnits + 40_000_000n);
    await after.stop();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
