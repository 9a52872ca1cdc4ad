import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { nothingAround, withDriver } from './dialect.ts';
import type { Around, Connections } from './dialect.ts';
import { damageOfSqlite } from './damage.ts';
import { SavepointDriver } from './SavepointDriver.ts';
import type { Schema } from './schema.ts';

/** Opens (and creates) a SQLite file with full durability: WAL, and a sync at every commit. */
export function openSqlite(file: string, around: Around = nothingAround): Connections {
  mkdirSync(dirname(file), { recursive: true });
  const written = new DatabaseSync(file);
  written.exec('pragma journal_mode = wal');
  written.exec('pragma synchronous = full');
  written.exec('pragma foreign_keys = on');
  // Deleted data is overwritten, because users are promised its deletion.
  written.exec('pragma secure_delete = on');
  written.exec('pragma busy_timeout = 5000');
  // Otherwise the log stays as large as the history that a first start writes.
  written.exec('pragma journal_size_limit = 8388608');
  const read = new DatabaseSync(file);
  read.exec('pragma query_only = on');
  read.exec('pragma busy_timeout = 5000');
  // Opened on first use.
  const apart = new SqliteDialect({ database: async () => openReadOnly(file).adapted });
  const writing = new SqliteDialect({ database: new CachedDatabase(written) });
  const reading = new SqliteDialect({ database: new CachedDatabase(read) });
  const isInTransaction = () => written.isTransaction;
  const savepoint = new SavepointDriver(around(writing.createDriver(), 'writing'), {
    isInTransaction,
    // Otherwise a write by an operator's command between the group's first read and first write would fail the whole
    // group.
    begin: 'begin immediate',
  });
  const reader = around(reading.createDriver(), 'reading');
  const auditor = around(apart.createDriver(), 'reading');
  return {
    writing: new Kysely<Schema>({ dialect: withDriver(writing, () => savepoint) }),
    reading: new Kysely<Schema>({ dialect: withDriver(reading, () => reader) }),
    apart: new Kysely<Schema>({ dialect: withDriver(apart, () => auditor) }),
    savepoint,
    afterMigrations: () => undefined,
    limitPauses: () => undefined,
    recover: async () => {
      if (written.isTransaction) written.exec('rollback');
    },
    // Its folder is locked while the process lives.
    confirm: async () => undefined,
    whenLost: () => undefined,
    isPassing: () => false,
    integrity: async () => integrityOf(read),
    damageOf: (error) => damageOfSqlite(error, file),
    close: async () => undefined,
  };
}

/** A read-only connection, also beside the writing server; plain, and adapted for Kysely. */
export function openReadOnly(file: string | URL): { database: DatabaseSync; adapted: SqliteDatabase } {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec('pragma busy_timeout = 5000');
  return { database, adapted: new CachedDatabase(database) };
}

/**
 * Additional connection that writes, for Kysely: may run beside the server's, which waits for it no longer than a
 * commit.
 */
export function openToWrite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma secure_delete = on');
  database.exec('pragma busy_timeout = 5000');
  return new CachedDatabase(database);
}

const mostFaults = 10;

/** SQLite's reports about inconsistent pages and indexes. */
export function integrityOf(database: DatabaseSync): string[] {
  const rows = database.prepare(`pragma quick_check(${mostFaults})`).all() as { quick_check: string }[];
  return rows.flatMap(({ quick_check: said }) => (said === 'ok' ? [] : [`The database is damaged: ${said}`]));
}

/** Adapts node:sqlite to Kysely's SQLite driver, with a cache of prepared statements. */
class CachedDatabase implements SqliteDatabase {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = adapt(this.database.prepare(sql));
    // Statements with value lists have many lengths; clearing the cache bounds memory.
    if (this.statements.size >= 500) this.statements.clear();
    this.statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.statements.clear();
    if (this.database.isOpen) this.database.close();
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  statement.setReadBigInts(true);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
