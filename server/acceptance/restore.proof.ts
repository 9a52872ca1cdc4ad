// npm run restore on PostgreSQL, and killed midway on both databases. PostgreSQL needs its client programs on PATH, and
// a server that is not newer than they are: POSTGRES_BIN, or Debian's own.
import { execFile, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bid, keptOrders, lostOf, OrderLoad } from '../testing/OrderLoad.ts';
import type { Acknowledged, KeptOrder } from '../testing/OrderLoad.ts';
import { ServerProcess } from '../testing/processes/ServerProcess.ts';
import { startPostgres } from '../testing/processes/startPostgres.ts';
import type { PostgresServer } from '../testing/processes/startPostgres.ts';
import { openTestStore } from '../testing/testStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-restore-proof-'));
// Debian's client programs have the version of its newest server; the embedded server is newer.
const installed = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
if (installed !== undefined) process.env.POSTGRES_BIN ??= installed;
const archive = join(folder, 'copy.dump');
const documentKey = Buffer.alloc(32, 5).toString('base64');
let postgres: PostgresServer;
let before: Acknowledged;
let all: Acknowledged;
const url = (name: string) => postgres.url + name;

interface Said {
  code: number | null;
  said: string;
}

function restore(args: readonly string[], { key = documentKey, killAfterMs = 0 } = {}): Promise<Said> {
  const child = spawn(process.execPath, ['server/cli/restore.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, DOCUMENT_KEY: key },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  if (killAfterMs > 0) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise((done) => child.once('exit', (code) => setTimeout(() => done({ code, said }), 100)));
}

async function query<Row extends object>(name: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url(name) });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

const ordersIn = (name: string, schema = 'public') =>
  query<KeptOrder>(name, keptOrders.replace('spot_order', `${schema}.spot_order`));

function startServer(name: string): Promise<ServerProcess> {
  return ServerProcess.start({
    DATA_DIR: folder,
    DATABASE_URL: url(name),
    DOCUMENT_KEY: documentKey,
    LOG_LEVEL: 'error',
    LIMIT_MONEY_PER_MINUTE: '999999999',
    LIMIT_CALLS_PER_MINUTE: '999999999',
  });
}

/** Retries until the lease of a killed server has expired. */
async function restoreOnce(args: readonly string[]): Promise<Said> {
  for (;;) {
    const answer = await restore(args);
    if (!answer.said.includes('A server writes to this database')) return answer;
    await sleep(200);
  }
}

beforeAll(async () => {
  postgres = await startPostgres({ syncs: true });
  await query('postgres', 'create database source');
  await query('postgres', 'create database empty');
  const server = await startServer('source');
  await server.listens();
  const load = new OrderLoad(server, await server.person('ann@example.com'));
  const count = (least: number) => vi.waitUntil(() => load.placed.length > least, { timeout: 60_000 });
  await count(100);
  before = { placed: [...load.placed], cancelled: [...load.cancelled] };
  await promisify(execFile)('pg_dump', ['--format=custom', `--file=${archive}`, url('source')]);
  await count(before.placed.length + 100);
  const refused = await restore(['--from', archive, '--database', url('source')]);
  expect(refused).toMatchObject({
    code: 2,
    said: expect.stringContaining('A server writes to this database'),
  });
  server.child.kill('SIGKILL');
  await load.stop();
  all = load;
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

test('an archive under load restores into an empty database, with all orders acknowledged before it', async () => {
  const answer = await restore(['--from', archive, '--database', url('empty')]);
  expect(answer).toEqual({ code: 0, said: `${archive} is restored\nThe books are sound\n` });
  expect(lostOf(before, await ordersIn('empty'))).toEqual([]);
  const schemas = `select nspname from pg_namespace where nspname like 'before%'`;
  expect(await query('empty', schemas)).toEqual([]);
});

test('it replaces a database, whose former tables are kept, and a server starts on it', async () => {
  const terms = 'select term::text from server_lease';
  const [{ term: former }] = (await query<{ term: string }>('source', terms)) as [{ term: string }];
  const { code, said } = await restoreOnce(['--from', archive, '--database', url('source')]);
  const [, kept] = /^The former database is kept as schema (\S+)$/m.exec(said) ?? [];
  expect(said).toBe(
    `${archive} is restored\nThe former database is kept as schema ${kept}\nThe books are sound\n`,
  );
  expect(code).toBe(0);
  const [restored, fromEmpty] = [await ordersIn('source'), await ordersIn('empty')];
  expect(new Set(restored.map(({ id }) => id))).toEqual(new Set(fromEmpty.map(({ id }) => id)));
  expect(lostOf(all, await ordersIn('source', kept))).toEqual([]);
  // A server that slept through the restore must not find its term unchanged.
  const [{ term: later }] = (await query<{ term: string }>('source', terms)) as [{ term: string }];
  expect(Number(later)).toBeGreaterThan(Number(former));
  const server = await startServer('source');
  await server.listens();
  expect(await server.post('coin/trade', bid, await server.person('ben@example.com'))).toMatchObject({
    type: 'ok',
  });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('without the key, and from what is no whole archive, nothing is restored', async () => {
  const rows = await ordersIn('source');
  const into = ['--database', url('source')];
  const withoutKey = await restore(['--from', archive, ...into], { key: '' });
  expect(withoutKey.said).toMatch(
    /^Nothing was restored: DOCUMENT_KEY is missing: .* \(key [0-9a-f]{12}\)\n$/,
  );
  const [noArchive, half] = [join(folder, 'no.dump'), join(folder, 'half.dump')];
  writeFileSync(noArchive, 'orders: 12\n');
  const content = readFileSync(archive);
  writeFileSync(half, content.subarray(0, content.length * 0.98));
  // A fault in the last part of the file: everything is rolled back.
  const flipped = join(folder, 'flipped.dump');
  const bytes = Buffer.from(content);
  const middle = Math.floor(content.length / 2);
  bytes.fill(0, middle, middle + 1000);
  writeFileSync(flipped, bytes);
  for (const from of [noArchive, half, flipped, join(folder, 'none.dump')]) {
    const { code, said } = await restore(['--from', from, ...into]);
    expect(said).toMatch(/^Nothing was restored: [^\n]+\n$/);
    console.log(said.trim());
    expect(code).toBe(2);
  }
  const { said } = await restore(['--from', archive, '--data', join(folder, 'files')]);
  expect(said).toBe(`Nothing was restored: ${archive} is no database of Meridian\n`);
  expect(await ordersIn('source')).toEqual(rows);
});

/** Duration of a restore: kills are spread around its end. */
async function measured(args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  let took = 0;
  const child = spawn(process.execPath, ['server/cli/restore.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, DOCUMENT_KEY: documentKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk: Buffer) => {
    if (took === 0 && String(chunk).includes('is restored')) took = performance.now() - startedAt;
  });
  await new Promise((done) => child.once('close', done));
  expect(took).toBeGreaterThan(0);
  return took;
}

const rounds = 20;
const killAt = (took: number, round: number) => Math.round(took * (0.4 + (1.2 * round) / rounds));

test('a restore that is killed leaves the former database or the restored one: PostgreSQL', async () => {
  await query('postgres', 'create database other template empty');
  const into = ['--from', archive, '--database', url('other')];
  const took = await measured(into);
  const ends: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await query('other', `insert into sealing_key values ('former', 0) on conflict do nothing`);
    await restore(into, { killAfterMs: killAt(took, round) });
    // Time for psql to notice, and for the lease to expire.
    await sleep(3000);
    const keys = await query<{ id: string }>('other', 'select id from sealing_key order by id');
    const isFormer = keys.some(({ id }) => id === 'former');
    expect(keys).toHaveLength(isFormer ? 2 : 1);
    expect(lostOf(before, await ordersIn('other'))).toEqual([]);
    ends.push(isFormer ? 'former' : 'restored');
  }
  console.log(ends.join(', '));
  expect(new Set(ends)).toEqual(new Set(['former', 'restored']));
}, 600_000);

test('a restore that is killed leaves the former database or the restored one: SQLite', async () => {
  const [live, target, backup] = ['live', 'target', 'backup'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const [into, mark] of [
    [live, 'former'],
    [backup, 'restored'],
  ] as const) {
    mkdirSync(into);
    await (await openTestStore(into)).close();
    const database = new DatabaseSync(join(into, 'meridian.db'));
    database.exec('create table mark (text); create table filler (bytes)');
    database.prepare('insert into mark values (?)').run(mark);
    // Enough data for a kill during the copy.
    for (let megabytes = 0; megabytes < 100; megabytes += 1)
      database.exec('insert into filler values (randomblob(1000000))');
    database.close();
  }
  // The last commit of the previous server is in its write-ahead log.
  const open = new DatabaseSync(join(live, 'meridian.db'));
  open.exec('pragma wal_autocheckpoint = 0');
  open.prepare('insert into mark values (?)').run('former-later');
  const into = ['--from', backup, '--data', target];
  cpSync(live, target, { recursive: true });
  const took = await measured(into);
  const ends: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rmSync(target, { recursive: true, force: true });
    cpSync(live, target, { recursive: true });
    await restore(into, { killAfterMs: killAt(took, round) });
    const database = new DatabaseSync(join(target, 'meridian.db'));
    const rows = database.prepare('select text from mark order by text').all() as { text: string }[];
    database.close();
    ends.push(rows.map(({ text }) => text).join(' '));
  }
  open.close();
  console.log(ends.join(', '));
  expect(new Set(ends)).toEqual(new Set(['former former-later', 'restored']));
}, 600_000);
