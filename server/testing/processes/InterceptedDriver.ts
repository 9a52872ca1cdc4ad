import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import type { Around } from '../../store/dialect.ts';

/** Hooks between server and database; a test may change them at any time. */
export interface Interception {
  /** Called before each statement of the command executor, including those of a transaction. */
  before?(statement: string, query: CompiledQuery): Promise<void>;
  after?(statement: string, query: CompiledQuery): Promise<void>;
  /** Called before each statement of all others. */
  read?(statement: string, query: CompiledQuery): Promise<void>;
  afterRead?(statement: string, query: CompiledQuery): Promise<void>;
}

export function intercept(interception: Interception): Around {
  return (driver, connection) =>
    new InterceptedDriver(
      driver,
      connection === 'writing'
        ? {
            before: async (statement, query) => interception.before?.(statement, query),
            after: async (statement, query) => interception.after?.(statement, query),
          }
        : {
            before: async (statement, query) => interception.read?.(statement, query),
            after: async (statement, query) => interception.afterRead?.(statement, query),
          },
    );
}

class InterceptedDriver implements Driver {
  private readonly inner: Driver;
  private readonly interception: Pick<Interception, 'before' | 'after'>;
  private readonly real = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(inner: Driver, interception: Pick<Interception, 'before' | 'after'>) {
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
        await interception.before?.(query.sql, query);
        const result = await real.executeQuery<Row>(query);
        await interception.after?.(query.sql, query);
        return result;
      },
      streamQuery: (query, chunkSize) => real.streamQuery(query, chunkSize),
    };
    this.real.set(connection, real);
    return connection;
  }

  // Both databases' drivers send these as statements on the given connection.
  beginTransaction: Driver['beginTransaction'] = (connection, settings) =>
    this.inner.beginTransaction(connection, settings);
  commitTransaction: Driver['commitTransaction'] = (connection) => this.inner.commitTransaction(connection);
  rollbackTransaction: Driver['rollbackTransaction'] = (connection) =>
    this.inner.rollbackTransaction(connection);
  releaseConnection: Driver['releaseConnection'] = (connection) =>
    this.inner.releaseConnection(this.real.get(connection)!);
}
