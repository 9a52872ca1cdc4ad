import { CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';

/** Lets one command of a transaction be rolled back alone. */
export interface Savepoint {
  send(statements: readonly CompiledQuery[]): Promise<void>;
  /** The next statement opens a savepoint first; commands without statements cost nothing. */
  arm(): void;
  /**
   * Keeps or rolls back the writes since `arm`; returns undefined if nothing was written.
   * @throws TransactionEnded when the transaction is gone: SQLite ends it when a disk is full or broken, and later
   * writes would be committed row by row
   */
  settle(keep: boolean): Promise<void> | undefined;
}

/** The database has ended a transaction by itself, or its connection was lost; it is rolled back. */
export class TransactionEnded extends Error {
  constructor() {
    super('The transaction has ended before its commit');
    this.name = 'TransactionEnded';
  }
}

interface Options {
  /** How a transaction begins, if not by the database's default. */
  begin?: string;
  /** False once the transaction of the single connection has ended. */
  isInTransaction(): boolean;
  /** First query of each transaction, which continues only if a row is returned. */
  fence?: { statement(): string; broken(): Error };
}

/** Single-connection driver whose transactions can roll back to a savepoint. */
export class SavepointDriver implements Driver, Savepoint {
  private readonly inner: Driver;
  private readonly options: Options;
  private connection: DatabaseConnection | undefined;
  private isArmed = false;
  private isOpen = false;

  constructor(inner: Driver, options: Options) {
    this.inner = inner;
    this.options = options;
  }

  arm(): void {
    this.isArmed = true;
  }

  settle(keep: boolean): Promise<void> | undefined {
    this.isArmed = false;
    this.requireTransaction();
    return this.isOpen ? this.close(keep) : undefined;
  }

  /** Sends statements of the transaction together, in one round trip if the driver supports it. */
  async send(statements: readonly CompiledQuery[]): Promise<void> {
    this.requireTransaction();
    const sent = statements.map((statement) => this.taken().executeQuery(statement));
    // No statement may still be in flight when the transaction is rolled back.
    for (const outcome of await Promise.allSettled(sent))
      if (outcome.status === 'rejected') throw outcome.reason;
  }

  init(): Promise<void> {
    return this.inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.connection = await this.inner.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) => this.execute<Row>(query),
      streamQuery: () => {
        throw new Error('Rows of the writer are not streamed');
      },
    };
  }

  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.isArmed = false;
    this.isOpen = false;
    const { begin, fence } = this.options;
    if (begin !== undefined) return void (await this.run(begin));
    if (!fence) return this.inner.beginTransaction(this.taken(), settings);
    // Both in one round trip.
    const [begun, passed] = await Promise.allSettled([
      this.inner.beginTransaction(this.taken(), settings),
      this.run(fence.statement()),
    ]);
    if (begun.status === 'rejected') throw begun.reason;
    if (passed.status === 'rejected') throw passed.reason;
    if (passed.value.rows.length === 0) throw fence.broken();
  }

  commitTransaction(): Promise<void> {
    return this.inner.commitTransaction(this.taken());
  }

  rollbackTransaction(): Promise<void> {
    return this.inner.rollbackTransaction(this.taken());
  }

  async releaseConnection(): Promise<void> {
    const connection = this.taken();
    this.connection = undefined;
    await this.inner.releaseConnection(connection);
  }

  destroy(): Promise<void> {
    return this.inner.destroy();
  }

  private async execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isArmed) {
      this.isArmed = false;
      // Set before the response: a command may end while the statement is in flight.
      this.isOpen = true;
      await this.run('savepoint command');
    }
    return this.taken().executeQuery<Row>(query);
  }

  private async close(keep: boolean): Promise<void> {
    if (!keep) await this.run('rollback to savepoint command');
    await this.run('release savepoint command');
    this.isOpen = false;
  }

  private run(statement: string): Promise<QueryResult<unknown>> {
    return this.taken().executeQuery(CompiledQuery.raw(statement));
  }

  private requireTransaction(): void {
    if (!this.options.isInTransaction()) throw new TransactionEnded();
  }

  private taken(): DatabaseConnection {
    if (!this.connection) throw new Error('The connection was given back');
    return this.connection;
  }
}
