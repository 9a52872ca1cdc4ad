// Query plans of the database, in a server with many users.
import { expect } from 'vitest';
import type { CompiledQuery, Kysely } from 'kysely';
import { isPostgres } from '../store/dialect.ts';
import type { Schema } from '../store/schema.ts';
import type { Interception } from './processes/InterceptedDriver.ts';
import { accessesOf } from './plans.ts';
import type { BusyApp, Person } from './processes/startBusyApp.ts';

/** fixtures/plans.ts: query plans of a domain. */
export interface PlanFixture {
  /** Its tables that grow with use. */
  growing: readonly string[];
  /** Prepares what only calls and commands can create, before rows are written. */
  prepare?(at: QueryPlans): Promise<unknown>;
  /** Writes rows of many users, including ann. */
  fill?(db: Kysely<Schema>, owners: readonly string[], at: QueryPlans): Promise<unknown>;
  /** Access paths of the reads at a start. */
  atStart?: readonly string[];
  /** Declares tests; runs before any setup. */
  tests?(at: QueryPlans): void;
}

export class QueryPlans {
  readonly interception: Interception = {};
  readonly sent: CompiledQuery[] = [];
  app!: BusyApp;
  readonly #growing: readonly string[];

  constructor(growing: readonly string[]) {
    this.#growing = growing;
  }

  get server(): BusyApp['server'] {
    return this.app.server;
  }

  get ann(): Person {
    return this.app.people[0]!;
  }

  get isPostgres(): boolean {
    return isPostgres(this.server.context.store.writing);
  }

  /** Starts recording statements. */
  listen(...to: readonly ('before' | 'read')[]): void {
    this.sent.length = 0;
    const note = async (_: string, query: CompiledQuery) => void this.sent.push(query);
    for (const each of to) this.interception[each] = note;
  }

  stop(): void {
    delete this.interception.before;
    delete this.interception.read;
  }

  /** Access paths to growing tables that a call uses, each listed once. */
  async waysOf(
    operationId: string,
    fields: Record<string, string> = {},
    person = this.ann,
  ): Promise<string[]> {
    this.listen('read');
    const { status } = await this.server.call(operationId, fields, person);
    this.stop();
    expect(status).toBe(200);
    return this.ways();
  }

  /** Query plans of the recorded statements. */
  async ways(db: Kysely<Schema> = this.server.context.store.db): Promise<string[]> {
    const ways = new Set<string>();
    // Excludes queries that check whether this server still has the database.
    const reads = this.sent.filter(
      ({ sql: text }) => /^\s*(select|with)\b/.test(text) && !/\bfor key share/.test(text),
    );
    for (const query of reads) for (const way of await accessesOf(db, query)) ways.add(way);
    return [...ways].filter((way) => this.#growing.includes(way.split(' ')[0]!)).sort();
  }
}

/** Inserts rows in batches that each database accepts. */
export async function insertAll<Table extends keyof Schema & string>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 300)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + 300) as never)
      .execute();
}
