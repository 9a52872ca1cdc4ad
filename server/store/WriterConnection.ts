import { Socket } from 'node:net';
import { Client } from 'pg';
import type { ClientConfig, QueryConfig } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** A connection in the shape in which Kysely borrows and returns it. */
class Borrowed implements PostgresPoolClient {
  readonly client: Client;
  readonly socket: Socket;
  private readonly drop: () => void;
  private readonly longestMs: () => number;

  constructor(client: Client, socket: Socket, drop: () => void, longestMs: () => number) {
    this.client = client;
    this.socket = socket;
    this.drop = drop;
    this.longestMs = longestMs;
  }

  query = ((text: string, values: unknown[]) =>
    this.client.query({ text, values, query_timeout: this.longestMs() } as QueryConfig)) as never;

  release = (isSpoilt?: boolean): void => {
    if (isSpoilt) this.drop();
  };
}

/** The writer's only connection to PostgreSQL. One that has failed is never used again. */
export class WriterConnection implements PostgresPool {
  readonly options = {};
  private readonly config: ClientConfig;
  /** Sent first on each connection. */
  private readonly setUp: string;
  private borrowed: Borrowed | undefined;
  /** Of a statement: one that takes longer has lost its connection. */
  longestMs: number;

  constructor(config: ClientConfig, setUp: string, longestMs: number) {
    this.config = { ...config, pipeline: true };
    this.setUp = setUp;
    this.longestMs = longestMs;
  }

  get isInTransaction(): boolean {
    const status = this.borrowed?.client.getTransactionStatus();
    // 'E' is one that a failed statement has spoilt and that can still be taken back to a savepoint.
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
        text: this.setUp,
        query_timeout: this.config.connectionTimeoutMillis,
      } as QueryConfig);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    const drop = () => {
      if (this.borrowed?.client === client) this.drop();
    };
    this.borrowed = new Borrowed(client, socket, drop, () => this.longestMs);
    return this.borrowed;
  }

  /**
   * Cuts the connection off, in whatever state it is; the next use opens another one. Whoever waits for an answer on it
   * is told that it was lost.
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
