import { Socket } from 'node:net';
import { Client } from 'pg';
import type { ClientConfig, QueryConfig } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Prepared statements to keep: the executor repeats few texts, but lists of values vary in length and each would cost
 * memory.
 */
const preparedMost = 200;

/** Ends the session of a transaction that is idle for longer. */
function pauseLimit(pauseMs: number): string {
  return `set idle_in_transaction_session_timeout = ${pauseMs}`;
}

/** Adapts a connection to Kysely's pool interface. */
class Borrowed implements PostgresPoolClient {
  readonly client: Client;
  readonly socket: Socket;
  private readonly drop: () => void;
  private readonly limits: () => { longestMs: number; pauseMs: number; prepares: boolean };
  /** Timeout that the session is set to. */
  private pauseMs: number;
  private readonly names = new Map<string, string>();

  constructor(client: Client, socket: Socket, drop: () => void, limits: Borrowed['limits']) {
    this.client = client;
    this.socket = socket;
    this.drop = drop;
    this.limits = limits;
    this.pauseMs = limits().pauseMs;
  }

  query = ((text: string, values: unknown[]) => {
    const { longestMs, pauseMs, prepares } = this.limits();
    if (text === 'begin' && pauseMs !== this.pauseMs) {
      this.pauseMs = pauseMs;
      // Pipelined before the statement. If it fails, the connection is lost, and the next statement reports it.
      this.client.query(pauseLimit(pauseMs)).catch(() => undefined);
    }
    const name = prepares && values.length > 0 ? this.nameOf(text) : undefined;
    return this.client.query({ text, values, name, query_timeout: longestMs } as QueryConfig);
  }) as never;

  /** A named statement is parsed and planned once. */
  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= preparedMost) return known;
    const name = `writer_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  release = (isSpoilt?: boolean): void => {
    if (isSpoilt) this.drop();
  };
}

/** The command executor's only connection to PostgreSQL. A failed connection is never reused. */
export class WriterConnection implements PostgresPool {
  readonly options = {};
  private readonly config: ClientConfig;
  /** Sent first on each connection. */
  private readonly setUp: string;
  private borrowed: Borrowed | undefined;
  /** Statement timeout: a slower one counts as a lost connection. */
  longestMs: number;
  /** Maximum idle time of a transaction before the database ends its session. */
  pauseMs: number;
  /** Whether table definitions are final: plans for an earlier definition would fail. */
  prepares = false;

  constructor(
    config: ClientConfig,
    setUp: string,
    { longestMs, pauseMs }: { longestMs: number; pauseMs: number },
  ) {
    this.config = { ...config, pipeline: true };
    this.setUp = setUp;
    this.longestMs = longestMs;
    this.pauseMs = pauseMs;
  }

  get isInTransaction(): boolean {
    const status = this.borrowed?.client.getTransactionStatus();
    // 'E': a failed statement has aborted the transaction, which can still be rolled back to a savepoint.
    return status === 'T' || status === 'E';
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.borrowed) return this.borrowed;
    const socket = new Socket();
    const client = new Client({ ...this.config, stream: () => socket });
    const forget = () => {
      if (this.borrowed?.client === client) this.borrowed = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      await client.query({
        text: `${pauseLimit(this.pauseMs)}; ${this.setUp}`,
        query_timeout: this.config.connectionTimeoutMillis,
      } as QueryConfig);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    const drop = () => {
      if (this.borrowed?.client === client) this.drop();
    };
    this.borrowed = new Borrowed(client, socket, drop, () => this);
    return this.borrowed;
  }

  /**
   * Closes the connection in any state; the next use opens another one. Pending queries fail with a lost connection.
   */
  drop(): void {
    const socket = this.borrowed?.socket;
    this.borrowed = undefined;
    socket?.destroy();
  }

  async end(): Promise<void> {
    const client = this.borrowed?.client;
    this.borrowed = undefined;
    await client?.end();
  }
}
