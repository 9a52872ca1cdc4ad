import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';

/** Stands between the writer and its database, before each statement and after it, also those of a transaction. */
export interface Interception {
  before?(statement: string): Promise<void>;
  after?(statement: string): Promise<void>;
}

/** Lets a test hold or fail each statement of the writer. */
export class InterceptedDriver implements Driver {
  private readonly inner: Driver;
  private readonly interception: Interception;
  private readonly real = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(inner: Driver, interception: Interception) {
    this.inner = inner;
    this.interception = interception;
  }

  init = () => this.inner.init();
  destroy = () => this.inner.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    const real = await this.inner.acquireConnection();
    const { interception } = this;
    const connection: DatabaseConnection = {
      async executeQuery<Row>(query: CompiledQuery) {
        await interception.before?.(query.sql);
        const result = await real.executeQuery<Row>(query);
        await interception.after?.(query.sql);
        return result;
      },
      streamQuery: (query, chunkSize) => real.streamQuery(query, chunkSize),
    };
    this.real.set(connection, real);
    return connection;
  }

  // The drivers of both databases send these as statements on the connection that they are given.
  beginTransaction: Driver['beginTransaction'] = (connection, settings) =>
    this.inner.beginTransaction(connection, settings);
  commitTransaction: Driver['commitTransaction'] = (connection) => this.inner.commitTransaction(connection);
  rollbackTransaction: Driver['rollbackTransaction'] = (connection) =>
    this.inner.rollbackTransaction(connection);
  releaseConnection: Driver['releaseConnection'] = (connection) =>
    this.inner.releaseConnection(this.real.get(connection)!);
}
