import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** A connection in the shape in which Kysely borrows and returns it. */
class Borrowed implements PostgresPoolClient {
  readonly client: Client;
  private readonly drop: () => void;

  constructor(client: Client, drop: () => void) {
    this.client = client;
    this.drop = drop;
  }

  query = ((...parts: Parameters<Client['query']>) => this.client.query(...parts)) as never;

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

  constructor(config: ClientConfig, setUp: string) {
    this.config = config;
    this.setUp = setUp;
  }

  get isInTransaction(): boolean {
    const status = this.borrowed?.client.getTransactionStatus();
    // 'E' is one that a failed statement has spoilt and that can still be taken back to a savepoint.
    return status === 'T' || status === 'E';
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.borrowed) return this.borrowed;
    const client = new Client(this.config);
    const forget = () => {
      if (this.borrowed?.client === client) this.borrowed = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      await client.query(this.setUp);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.borrowed = new Borrowed(client, () => {
      if (this.borrowed?.client === client) this.drop();
    });
    return this.borrowed;
  }

  /** Lets go of the connection, in whatever state it is; the next use opens another one. */
  drop(): void {
    const client = this.borrowed?.client;
    this.borrowed = undefined;
    // Nobody waits for its end: one that hangs would never tell.
    client?.end().catch(() => undefined);
  }

  async end(): Promise<void> {
    const client = this.borrowed?.client;
    this.borrowed = undefined;
    await client?.end();
  }
}
