import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import type { Connections } from '../dialect.ts';
import { migrate } from '../migrations.ts';
import { up } from './0010-holds.ts';

let folder: string;
let connections: Connections;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  connections = openSqlite(join(folder, 'meridian.db'));
  const db = connections.writing;
  await migrate(db, { last: '0009-flow-price' });
  await sql`insert into account (id, owner, kind, asset, available, held) values
    (4, 'user:1', 'change', 'USDT', 0, 5000000000),
    (5, 'user:1', 'lever', 'USDT', 7, 0),
    (6, 'user:1', 'change', 'BTC', 0, 40000)`.execute(db);
  // A bid for 0.002 BTC at 50,000, half filled, an ask for 0.0004, and an ended order.
  const orders = [
    [7, 'buy', 5_000_000_000_000n, 200_000, 100_000, 1],
    [8, 'sell', 9_000_000_000_000n, 40_000, 0, 1],
    [9, 'sell', 9_000_000_000_000n, 50_000, 0, 3],
  ] as const;
  for (const [id, side, price, quantity, filled, status] of orders)
    await sql`insert into spot_order (id, owner, symbol, side, kind, price, trade_price, quantity, filled_quantity,
      filled_value, fee, fee_asset, status, cancel_reason, created_at, updated_at, sequence)
      values (${id}, 'user:1', 'BTC/USDT', ${side}, 'limit', ${price}, 1, ${quantity}, ${filled}, 0, 0, 'BTC',
      ${status}, '', ${1000 + id}, 2000, ${id})`.execute(db);
});

afterEach(async () => {
  await connections.reading.destroy();
  await connections.writing.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const open = { posted: 0n, voided: 0n, reason: 'spot.order', ended_at: null };
const holds = [
  // 0.001 BTC at 50,000: 50 USDT with eight decimals.
  { id: 1n, account: 4n, units: 5_000_000_000n, reference: 'order:7', created_at: 1007n, ...open },
  { id: 2n, account: 6n, units: 40_000n, reference: 'order:8', created_at: 1008n, ...open },
];

it('what orders have set aside gets a name: an open bid holds what is left of it at its price, an ask its coins', async () => {
  const db = connections.writing;
  await migrate(db);
  expect(await db.selectFrom('hold').selectAll().orderBy('id').execute()).toEqual(holds);
});

it('run again after a power cut before it was noted, it changes nothing', async () => {
  const db = connections.writing;
  await migrate(db);
  await up(db);
  expect(await db.selectFrom('hold').selectAll().orderBy('id').execute()).toEqual(holds);
});
