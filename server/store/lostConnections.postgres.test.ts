// A server that loses its connections to PostgreSQL continues in the same process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pairs } from '../instruments/market.config.ts';
import type { Core } from '../engines.ts';
import { migrations } from '../product.ts';
import { grantUnits } from '../testing/grantUnits.ts';
import { findViolations } from '../testing/invariants.ts';
import { startPostgres } from '../testing/processes/startPostgres.ts';
import type { PostgresServer } from '../testing/processes/startPostgres.ts';
import { startCoreOn } from '../testing/testStore.ts';
import { grantedUnits, tradeOne } from '../testing/twoTraders.ts';
import { UnknownOutcome } from '../commands/CommandExecutor.ts';
import { Lease } from './Lease.ts';
import { openPool } from './openPool.ts';
import { openStore } from './openStore.ts';
import type { Store } from './openStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-lost-connections-'));
/** More than the read pool has connections. */
const readers = 12;
const tradesOfRound = 20;

let postgres: PostgresServer;
let store: Store;
let core: Core;

/** Errors that would have ended the process. */
const uncaught: unknown[] = [];
const onUncaught = (error: unknown) => void uncaught.push(error);

beforeAll(async () => {
  process.on('uncaughtException', onUncaught);
  // A separate instance, because it is restarted.
  postgres = await startPostgres();
  store = await openStore(
    { folder, databaseUrl: `${postgres.url}postgres`, longestPauseMs: 30_000 },
    migrations,
  );
  core = await startCoreOn({ store, pairs, clock: Date });
  await core.executor.runForPlatform('grant', (tx) => {
    for (const owner of ['user:1', 'user:2'])
      for (const asset of ['USDT', 'ETH']) grantUnits(tx, owner, asset, { units: grantedUnits });
  });
});

afterAll(async () => {
  process.off('uncaughtException', onUncaught);
  await core.stop();
  await store.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function asAdmin(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: `${postgres.url}template1` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`;

const terminateSessions = () => asAdmin(terminate);

/** Simulates maintenance: no session is accepted until it ends. */
async function closeForAWhile(): Promise<void> {
  await asAdmin('alter database postgres allow_connections false', terminate);
  await expect
    .poll(() => tradeOne(core, 'buy', 'while-closed').catch((error: unknown) => error), { timeout: 20_000 })
    .toMatchObject({ reason: 'system.unavailable' });
  await asAdmin('alter database postgres allow_connections true');
}

const count = () => store.db.selectFrom('spot_order').select('id').execute();

test('terminated sessions and a restart of the database cost the answers under way and nothing else', async () => {
  const broken: unknown[] = [];
  core.executor.whenBroken((error) => broken.push(error));
  const acknowledged: string[] = [];
  const cuts = [terminateSessions, closeForAWhile, () => postgres.crash()];
  for (const [round, cut] of cuts.entries()) {
    // Idle between two statements: the client's error event reports the loss, and no statement does.
    const audit = await store.apart.startTransaction().execute();
    await audit.selectFrom('spot_order').select('id').execute();
    const trades = Array.from({ length: tradesOfRound }, async (_, index) => {
      const id = `lost-${round}-${index}`;
      await tradeOne(core, index % 2 === 0 ? 'buy' : 'sell', id);
      acknowledged.push(id);
    });
    const answers = Promise.allSettled([...trades, ...Array.from({ length: readers }, count)]);
    await cut();
    const outcomes = (await answers).filter((outcome) => outcome.status === 'rejected');
    // No command is blamed: otherwise due work would be set aside after some attempts.
    const blamed = outcomes.filter(({ reason }) => reason instanceof UnknownOutcome && reason.wasRefused);
    expect(blamed).toEqual([]);
    await expect(audit.selectFrom('spot_order').select('id').execute()).rejects.toThrow();
    await audit
      .rollback()
      .execute()
      .catch(() => undefined);
    await expect
      .poll(
        () =>
          tradeOne(core, 'buy', `again-${round}`).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    acknowledged.push(`again-${round}`);
    await Promise.all(Array.from({ length: readers }, count));
  }
  expect(uncaught).toEqual([]);
  expect(broken).toEqual([]);
  const rows = await store.db.selectFrom('spot_order').select('client_order_id as id').execute();
  const kept = rows.map(({ id }) => id);
  expect(new Set(kept).size).toBe(kept.length);
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect(await findViolations(store.db, pairs)).toEqual([]);
});

test('a term that has begun is still there after a crash of the database, and no loss of the lease', async () => {
  await asAdmin('create database lease');
  const pool = openPool({ connectionString: `${postgres.url}lease` }, 'set synchronous_commit = off');
  const lease = new Lease(pool);
  await lease.take(() => false);
  await postgres.crash();
  const { rowCount } = await pool.query(lease.fence);
  expect(rowCount).toBe(1);
  await lease.giveBack();
  await pool.end();
});
