// The one file that knows which database stands behind Kysely.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, sql, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

/** The type of an integer primary key: in SQLite only `integer` makes it the row's own number (int64). */
export const rowIdType = 'integer';

/** The end of a table's definition that keeps its rows in its primary key, in order and once; SQLite's own words. */
export const clustered = sql`without rowid`;

/** One database transaction over many commands needs a way to take back a single one. */
export interface Savepoint {
  /** The next statement opens a savepoint first; commands that send none pay nothing. */
  arm(): void;
  /**
   * Keeps or takes back what was written since `arm`.
   * @throws Error when the transaction has ended meanwhile: SQLite ends it by itself when a disk is full or broken,
   * and whatever was written next would be kept at once, row by row.
   */
  settle(keep: boolean): void;
}

export interface Connections {
  /** The writer's connection. */
  writing: Kysely<Schema>;
  /** A second connection that sees committed rows only and never waits for the writer. */
  reading: Kysely<Schema>;
  savepoint: Savepoint;
}

/** Opens (and creates) a SQLite file with full durability: WAL, and a sync at every commit. */
export function openSqlite(file: string): Connections {
  mkdirSync(dirname(file), { recursive: true });
  const writing = new CachedDatabase(new DatabaseSync(file));
  writing.exec('pragma journal_mode = wal');
  writing.exec('pragma synchronous = full');
  writing.exec('pragma foreign_keys = on');
  writing.exec('pragma busy_timeout = 5000');
  // The past that a first start writes would leave a log as large as itself behind.
  writing.exec('pragma journal_size_limit = 8388608');
  const reading = new CachedDatabase(new DatabaseSync(file));
  reading.exec('pragma query_only = on');
  reading.exec('pragma busy_timeout = 5000');
  return {
    writing: new Kysely<Schema>({ dialect: new SqliteDialect({ database: writing }) }),
    reading: new Kysely<Schema>({ dialect: new SqliteDialect({ database: reading }) }),
    savepoint: writing,
  };
}

/** node:sqlite in the shape that Kysely's SQLite driver takes, with prepared statements kept. */
class CachedDatabase implements SqliteDatabase, Savepoint {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, SqliteStatement>();
  private armed = false;
  private open = false;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  exec(sql: string): void {
    this.database.exec(sql);
  }

  arm(): void {
    this.armed = true;
  }

  settle(keep: boolean): void {
    const wasOpen = this.open;
    this.armed = false;
    this.open = false;
    if (!this.database.isTransaction) throw new Error('The transaction has ended before its commit');
    if (!wasOpen) return;
    if (!keep) this.database.exec('rollback to savepoint command');
    this.database.exec('release savepoint command');
  }

  prepare(sql: string): SqliteStatement {
    if (this.armed) {
      this.armed = false;
      this.database.exec('savepoint command');
      this.open = true;
    }
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = adapt(this.database.prepare(sql));
    // Statements with lists of values come in many lengths; forgetting all of them now and then bounds memory.
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
