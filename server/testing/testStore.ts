// Databases for tests: files in a test's folder, or, when TEST_POSTGRES_URL names a PostgreSQL server, a database there
// identified by that folder.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { assets as productAssets } from '../instruments/market.config.ts';
import { joined } from '../Domain.ts';
import type { Domain } from '../Domain.ts';
import type { Core } from '../engines.ts';
import { domains as productDomains } from '../product.ts';
import { startCore } from '../startCore.ts';
import type { CoreOptions } from '../startCore.ts';
import type { Around } from '../store/dialect.ts';
import { openStore } from '../store/openStore.ts';
import { closeAudited } from './invariants.ts';
import type { Migrations } from '../store/migrations.ts';
import type { Place, Store } from '../store/openStore.ts';

/** Empty database with all tables, the template of new ones. */
export const templateName = 'meridian_template';

/** Folders whose databases were created here. A test removes its folder at its end. */
const made = new Map<string, string>();

/** SQLSTATE object_in_use. */
const inUse = '55006';
const databaseFiles = ['meridian.db', 'meridian.db-wal'];

function nameOf(folder: string): string {
  return `test_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** The server needs a moment to release closed connections. */
async function createDatabase(client: Client, name: string, template: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await client.query(`create database ${name} template ${template}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== inUse || tries === 50) throw error;
      await sleep(100);
    }
  }
}

/** Database of a folder; created if missing, optionally as a copy of a closed one. */
export async function placeOf(folder: string, like?: string): Promise<Place> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) {
    if (like !== undefined) copyFiles(like, folder);
    return { folder };
  }
  const name = nameOf(folder);
  const template = like === undefined ? templateName : nameOf(like);
  const client = await connect(`${server}postgres`);
  try {
    for (const [old, oldName] of made) {
      if (existsSync(old)) continue;
      made.delete(old);
      await client.query(`drop database if exists ${oldName} with (force)`);
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await createDatabase(client, name, template);
    // It is kept as long as its folder.
    mkdirSync(folder, { recursive: true });
    made.set(folder, name);
  } finally {
    await client.end();
  }
  return { folder, databaseUrl: server + name };
}

/** Copies the committed state of a folder's database, as a crash would leave it. */
export async function copyCommitted(from: string, to: string): Promise<void> {
  const [{ databaseUrl: source }, { databaseUrl: target }] = [await placeOf(from), await placeOf(to)];
  if (source === undefined || target === undefined) return copyFiles(from, to);
  const [reader, executor] = [await connect(source), await connect(target)];
  try {
    // One snapshot of all tables, in any order.
    await reader.query('begin isolation level repeatable read');
    await executor.query('set session_replication_role = replica');
    const { rows } = await reader.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables
       where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'server_lease'`,
    );
    for (const { name } of rows) {
      const all = await reader.query<{ json: string }>(
        `select coalesce(json_agg(row), '[]')::text as json from ${name} as row`,
      );
      const insert = `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`;
      await executor.query(insert, [all.rows[0]!.json]);
    }
  } finally {
    await Promise.all([reader.end(), executor.end()]);
  }
}

function copyFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of databaseFiles)
    if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file));
}

/** A shared machine may stall for seconds, which is no fault of the session. */
const longestPauseMs = 30_000;

export async function openTestStore(
  folder: string,
  around?: Around,
  domains: readonly Domain[] = productDomains,
): Promise<Store> {
  const place = await placeOf(folder);
  if (place.databaseUrl === undefined) await writeEmpty(folder, domains);
  const store = await openStore({ ...place, around, longestPauseMs }, joined(domains, 'migrations'));
  return withoutSync(store, place);
}

/** Disables fsync: tests end processes, never the machine. */
export async function withoutSync(store: Store, { databaseUrl }: Place): Promise<Store> {
  if (databaseUrl === undefined) await sql`pragma synchronous = off`.execute(store.writing);
  return store;
}

/** Files of empty databases with all tables, by the migrations that created them. */
const empties: { migrations: Migrations; content: Promise<Buffer> }[] = [];

async function writeEmpty(folder: string, domains: readonly Domain[]): Promise<void> {
  const file = join(folder, databaseFiles[0]!);
  if (existsSync(file)) return;
  const migrations = joined(domains, 'migrations');
  let empty = empties.find((known) => areSame(known.migrations, migrations));
  if (!empty) empties.push((empty = { migrations, content: makeEmpty(migrations) }));
  const content = await empty.content;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, content);
}

function areSame(one: Migrations, other: Migrations): boolean {
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === otherNames.length &&
    names.every((name, index) => name === otherNames[index] && one[name]!.up === other[name]!.up)
  );
}

async function makeEmpty(migrations: Migrations): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-empty-'));
  const store = await openStore({ folder }, migrations);
  await store.close();
  const content = readFileSync(join(folder, databaseFiles[0]!));
  rmSync(folder, { recursive: true });
  return content;
}

/** Tables that a first start generates; other rows differ from server to server. */
const pastTables = ['market_candle', 'market_forming', 'market_fair_price'];

/** File of a database that contains only the price history of a first start. */
let begun: Promise<Buffer> | undefined;

/**
 * Copies the price history into a new folder, because writing it dominates a first start; PostgreSQL has to write it.
 * @param begin starts a server of the product on a folder, and stops it
 */
export async function writeBegun(folder: string, begin: (folder: string) => Promise<void>): Promise<void> {
  if (process.env.TEST_POSTGRES_URL !== undefined) return;
  writeFileSync(join(folder, databaseFiles[0]!), await (begun ??= makeBegun(begin)));
}

async function makeBegun(begin: (folder: string) => Promise<void>): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-begun-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  await begin(from);
  await writeEmpty(to, productDomains);
  const file = join(to, databaseFiles[0]!);
  const database = new DatabaseSync(file);
  database.exec(`attach '${join(from, databaseFiles[0]!)}' as begun`);
  for (const table of pastTables) database.exec(`insert into ${table} select * from begun.${table}`);
  database.exec('detach begun; pragma wal_checkpoint(truncate)');
  database.close();
  const content = readFileSync(file);
  rmSync(folder, { recursive: true });
  return content;
}

/** Defaults to the product's own domains and assets. */
export type TestCoreOptions = Omit<CoreOptions, 'domains' | 'assets'> &
  Partial<Pick<CoreOptions, 'domains' | 'assets'>>;

/** Like startCore. */
export function startCoreOn({
  domains = productDomains,
  assets = productAssets,
  ...options
}: TestCoreOptions & { store: Store }): Promise<Core> {
  return startCore({ ...options, domains, assets });
}

/**
 * Opens the database of a folder, rebuilds balances and books from it, and accepts commands. Closing it runs a full
 * audit.
 */
export async function startTestCore({
  folder,
  around,
  ...options
}: TestCoreOptions & { folder: string; around?: Around }): Promise<Core> {
  const store = await openTestStore(folder, around, options.domains);
  const core = await startCoreOn({ ...options, store }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const stop = async (): Promise<void> => {
    await core.stop();
    await closeAudited(store, options);
  };
  return { ...core, stop };
}
