import { Kysely, PostgresDialect, CompiledQuery } from 'kysely';
import { Pool, types } from 'pg';
import type { ClientConfig } from 'pg';
import { Refusal } from '../refusal.ts';
import { StartError } from '../StartError.ts';
import { nothingAround, withDriver } from './dialect.ts';
import type { Around, Connections } from './dialect.ts';
import { Lease } from './Lease.ts';
import { SavepointDriver } from './SavepointDriver.ts';
import type { Schema } from './schema.ts';
import { WriterConnection } from './WriterConnection.ts';

const int8 = 20;
const readersMost = 10;
/** A read that takes longer has gone wrong, and would keep others from reading. */
const longestReadMs = 10_000;
/** Of the writer; as long as a disk may stall before it counts as broken. */
const longestStatementMs = 30_000;
const connectMs = 5000;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENETDOWN',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * A writer that sleeps in the middle of a transaction is cut off by the database, so that whoever takes over need not
 * wait for it, and so is one whose machine has gone. A commit waits for the disk, and a statement as long as it takes,
 * whatever the database's own settings are.
 */
const writerSetUp = `set idle_in_transaction_session_timeout = '2s';
  set statement_timeout = 0;
  set lock_timeout = 0;
  set default_transaction_isolation = 'read committed';
  set tcp_keepalives_idle = 5;
  set tcp_keepalives_interval = 2;
  set tcp_keepalives_count = 3;
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

export interface PostgresOptions {
  url: string;
  around?: Around;
  /** Told once when another server has the database and this one stands by. */
  onWaiting?: () => void;
}

/**
 * Connects to PostgreSQL and waits until no other server writes to the database.
 * @throws StartError when the database cannot be reached
 */
export async function openPostgres({
  url,
  around = nothingAround,
  onWaiting,
}: PostgresOptions): Promise<Connections> {
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'meridian',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) => (oid === int8 ? BigInt : types.getTypeParser(oid, format)) as never,
    },
  };
  const leasePool = quiet(new Pool({ ...config, max: 2, query_timeout: connectMs }));
  const lease = new Lease(leasePool);
  await lease.take(isOutOfReach, onWaiting).catch(async (error: unknown) => {
    await leasePool.end();
    throw notReached(error);
  });
  const connection = new WriterConnection(
    { ...config, pipeline: true, query_timeout: longestStatementMs },
    writerSetUp,
  );
  const writing = new PostgresDialect({ pool: connection });
  const savepoint = new SavepointDriver(around(writing.createDriver(), 'writing'), {
    isInTransaction: () => connection.isInTransaction,
    fence: {
      statement: () => lease.fence,
      broken: () => lease.lose(),
    },
  });
  const pool = quiet(new Pool({ ...config, max: readersMost, statement_timeout: longestReadMs }));
  const reading = new PostgresDialect({
    pool,
    onCreateConnection: async (created) => {
      await created.executeQuery(CompiledQuery.raw('set default_transaction_read_only = on'));
    },
  });
  const reader = around(reading.createDriver(), 'reading');
  return {
    writing: new Kysely<Schema>({ dialect: withDriver(writing, () => savepoint) }),
    reading: new Kysely<Schema>({ dialect: withDriver(reading, () => reader) }),
    savepoint,
    recover: async () => {
      connection.drop();
      await lease.renewTerm();
    },
    confirm: () => lease.confirm(),
    whenLost: (listener) => lease.whenLost(listener),
    isPassing: isOutOfReach,
    close: async () => {
      await lease.giveBack();
      await leasePool.end();
    },
  };
}

/** An idle connection that ends is replaced by the next use; nobody needs to hear of it. */
function quiet(pool: Pool): Pool {
  return pool.on('error', () => undefined);
}

/** What pg says where the server says nothing. */
const lostWords =
  /^(Connection terminated|Client (was closed|has encountered)|timeout (exceeded|expired)|Query read timeout)/;

/** The database, or the way to it, is gone for now: SQLSTATE 08, 53, 57P and 25006 (a standby), or no answer at all. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof Refusal || !(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return /^(08|53|57P|25006)/.test(code) || networkCodes.has(code);
  return lostWords.test(error.message);
}

function notReached(error: unknown): unknown {
  if (!isOutOfReach(error) && !/^(28|3D|42501)/.test(String((error as { code?: unknown }).code)))
    return error;
  const { message } = error as Error;
  return new StartError(`The database of DATABASE_URL cannot be used: ${message}`, { cause: error });
}
