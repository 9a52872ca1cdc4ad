import { CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';

/** One database transaction over many commands needs a way to take back a single one. */
export interface Savepoint {
  /** The next statement opens a savepoint first; commands that send none pay nothing. */
  arm(): void;
  /**
   * Keeps or takes back what was written since `arm`; nothing has to be waited for where nothing was written.
   * @throws Error when the transaction has ended meanwhile: SQLite ends it by itself when a disk is full or broken,
   * and whatever was written next would be kept at once, row by row.
   */
  settle(keep: boolean): Promise<void> | undefined;
}

interface Options {
  /** Of the one connection: false once something has ended its transaction. */
  isInTransaction(): boolean;
}

/** A driver of one connection whose transactions can take back what was written since a point. */
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

  beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.isArmed = false;
    this.isOpen = false;
    return this.inner.beginTransaction(this.taken(), settings);
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
      await this.send('savepoint command');
      this.isOpen = true;
    }
    return this.taken().executeQuery<Row>(query);
  }

  private async close(keep: boolean): Promise<void> {
    if (!keep) await this.send('rollback to savepoint command');
    await this.send('release savepoint command');
    this.isOpen = false;
  }

  private async send(statement: string): Promise<void> {
    await this.taken().executeQuery(CompiledQuery.raw(statement));
  }

  private requireTransaction(): void {
    if (!this.options.isInTransaction()) throw new Error('The transaction has ended before its commit');
  }

  private taken(): DatabaseConnection {
    if (!this.connection) throw new Error('The connection was given back');
    return this.connection;
  }
}
