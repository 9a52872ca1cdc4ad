import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, types } from 'pg';
import type { ClientConfig, Pool } from 'pg';
import { Refusal } from '../refusal.ts';
import { StartError } from '../StartError.ts';
import { nothingAround, withDriver } from './dialect.ts';
import { damageOfPostgres } from './damage.ts';
import type { Around, Connections } from './dialect.ts';
import { Lease } from './Lease.ts';
import { openPool, readOnly } from './openPool.ts';
import { SavepointDriver, TransactionEnded } from './SavepointDriver.ts';
import type { Schema } from './schema.ts';
import { WriterConnection } from './WriterConnection.ts';

const int8 = 20;
const readersMost = 10;
/** A longer read has failed, and would block other reads. */
const longestReadMs = 10_000;
/** Network timeout for a read that the database should have ended long before. */
const longestSilenceMs = 12_000;
/** Statement limit of the command executor; as long as a disk may stall before it counts as broken. */
const longestStatementMs = 30_000;
/** A migration may rewrite a table with years of rows. */
const longestMigrationMs = 4 * 3600_000;
const connectMs = 5000;
const oldestVersion = 15;
/** Connect timeout of the lease: a silent connection must be detected before the lease has been expired for long. */
const leaseConnectMs = 1500;
/** Wait limit for the lease's row, which another server's transaction may lock. */
const longestLockMs = 4000;
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
 * The database disconnects a writer that pauses within a transaction, or whose machine has failed, so that the next
 * leader need not wait for it. A commit may wait for the disk, and a statement runs as long as necessary, whatever the
 * database's own settings are.
 */
const writerSetUp = `set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_session_timeout = 0;
  set default_transaction_isolation = 'read committed';
  set tcp_keepalives_idle = 5;
  set tcp_keepalives_interval = 2;
  set tcp_keepalives_count = 3;
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/**
 * A renewal need not be durable: a database crash loses a fraction of a second of renewals. The begin of a term must be
 * (Lease.ts).
 */
const leaseSetUp = `set synchronous_commit = off; set lock_timeout = ${longestLockMs}`;

/** For pg: integers keep all digits. */
export const readBigInts: NonNullable<ClientConfig['types']> = {
  getTypeParser: (oid, format) => (oid === int8 ? BigInt : types.getTypeParser(oid, format)) as never,
};

export interface PostgresOptions {
  url: string;
  around?: Around;
  /** Called once when another server has the database and this one stands by. */
  onWaiting?: (() => void) | undefined;
  longestPauseMs?: number | undefined;
}

/** Maximum pause of a writer within a transaction; below the five seconds in which a failed server must be replaced. */
const usualPauseMs = 2000;

/**
 * Connects to PostgreSQL and waits until no other server writes to the database.
 * @throws StartError when the database cannot be reached
 */
export async function openPostgres({
  url,
  around = nothingAround,
  onWaiting,
  longestPauseMs = usualPauseMs,
}: PostgresOptions): Promise<Connections> {
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'meridian',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: readBigInts,
  };
  await tryOut(config);
  const { lease, leasePool } = await takeLease(config, onWaiting);
  const connection = new WriterConnection(
    config,
    `${writerSetUp}; set application_name = '${lease.writerName}'`,
    { longestMs: longestMigrationMs, pauseMs: longestPauseMs },
  );
  const sockets = new Set<Socket>();
  // Other queries would not be answered either, and a commit of this server might no longer be valid.
  lease.onSilence = () => {
    connection.drop();
    for (const socket of sockets) socket.destroy();
  };
  const writing = new PostgresDialect({ pool: connection });
  const savepoint = new SavepointDriver(around(writing.createDriver(), 'writing'), {
    isInTransaction: () => connection.isInTransaction,
    fence: {
      statement: () => lease.fence,
      broken: () => lease.lose(),
    },
  });
  const reading = new PostgresDialect({
    pool: readingPool({ ...config, stream: () => tracked(sockets) }),
  });
  const reader = around(reading.createDriver(), 'reading');
  const read = new Kysely<Schema>({ dialect: withDriver(reading, () => reader) });
  return {
    writing: new Kysely<Schema>({ dialect: withDriver(writing, () => savepoint) }),
    reading: read,
    // A pool has enough connections.
    apart: read,
    savepoint,
    afterMigrations: () => {
      connection.longestMs = longestStatementMs;
      connection.prepares = true;
    },
    limitPauses: () => (connection.pauseMs = usualPauseMs),
    recover: async () => {
      connection.drop();
      await lease.renewTerm();
    },
    confirm: () => lease.confirm(),
    whenLost: (listener) => lease.whenLost(listener),
    isPassing: isOutOfReach,
    // Its pages have checksums, which are verified on reading.
    integrity: async () => [],
    damageOf: damageOfPostgres,
    close: async () => {
      await lease.giveBack();
      await leasePool.end();
    },
  };
}

/** @throws StartError when the database does not permit a lease */
async function takeLease(config: ClientConfig, onWaiting: (() => void) | undefined) {
  const leasePool = openPool(
    {
      ...config,
      max: 2,
      connectionTimeoutMillis: leaseConnectMs,
      query_timeout: connectMs,
    },
    leaseSetUp,
  );
  const lease = new Lease(leasePool);
  await lease.take(isOutOfReach, onWaiting).catch(async (error: unknown) => {
    await leasePool.end();
    throw notReached(error);
  });
  return { lease, leasePool };
}

function readingPool(config: ClientConfig): Pool {
  return openPool(
    {
      ...config,
      // A missing response ends its connection: otherwise later statements would wait behind it.
      pipeline: true,
      max: readersMost,
      statement_timeout: longestReadMs,
      query_timeout: longestSilenceMs,
    },
    readOnly,
  );
}

function tracked(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/**
 * A database that accepts no connections, for example during maintenance after `alter database ... allow_connections
 * false`.
 */
const notAccepting = { code: '55000', routine: 'CheckMyDatabase' };

/** Messages of pg when the server sends no error. */
const lostWords =
  /^(Connection terminated|Client (was closed|has encountered)|timeout (exceeded|expired)|Query read timeout)/;

/**
 * The database or the network is temporarily unavailable: SQLSTATE 08, 53, 57P, 25006 (a standby) and 55P03 (the
 * lease's row is locked), or no response at all.
 */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof Refusal || !(error instanceof Error)) return false;
  // PostgreSQL ends a transaction before its commit only when the connection is lost.
  if (error instanceof TransactionEnded) return true;
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  // In statements the same code has other meanings.
  if (code === notAccepting.code) return routine === notAccepting.routine;
  if (typeof code === 'string') return /^(08|53|57P|25006|55P03)/.test(code) || networkCodes.has(code);
  return lostWords.test(error.message);
}

/** Explains why a database cannot be used at the start; internal errors stay unchanged. */
function notReached(error: unknown): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const sentence = (why: string) =>
    new StartError(`The database of DATABASE_URL cannot be used: ${why}`, { cause: error });
  if (error instanceof URIError) return sentence('a % in it has to be written as %25');
  // Errors of PostgreSQL, network, TLS and certificate files; pg's own have a message only.
  const isOfDatabase = 'code' in error || isOutOfReach(error) || /SSL|certificate/.test(error.message);
  return isOfDatabase ? sentence(error.message || String((error as { code?: unknown }).code)) : error;
}

interface Traits {
  encoding: string;
  version: string;
  number: number;
}

/** @throws StartError when the database cannot be reached, or is unsuitable */
async function tryOut(config: ClientConfig): Promise<void> {
  try {
    const client = new Client({ ...config, query_timeout: connectMs });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<Traits>(`select current_setting('server_encoding') as encoding,
      current_setting('server_version') as version, current_setting('server_version_num')::int as number`);
    await client.end();
    const { encoding, version, number } = rows[0]!;
    const use = 'The database of DATABASE_URL is';
    if (number < oldestVersion * 10_000)
      throw new StartError(`${use} PostgreSQL ${version}: ${oldestVersion} or later is needed`);
    // User texts are in all languages.
    if (encoding !== 'UTF8') throw new StartError(`${use} in ${encoding}: make one in UTF8`);
  } catch (error) {
    throw notReached(error);
  }
}
