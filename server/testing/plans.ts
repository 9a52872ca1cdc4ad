// What a database does for a query, to see that it looks for rows by an index and not through a whole table.
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { isPostgres } from '../store/dialect.ts';
import type { Schema } from '../store/schema.ts';

/** Runs `work` on a database and hands over the queries that it has sent. */
export async function queriesOf(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  await work(
    db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        sent.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  return sent;
}

/**
 * How a query finds the rows of a table: each time the index and, in its order, the columns that it looks up there, as
 * 'spot_order_owner: owner id'; 'all rows' where it goes through the table.
 * @param db a PostgreSQL that would rather go through a small table is told not to where it has a choice
 */
export async function accessesOf(db: Kysely<Schema>, query: CompiledQuery, table: string): Promise<string[]> {
  return isPostgres(db)
    ? accessesOnPostgres(await planOnPostgres(db, query), table)
    : accessesOnSqlite(await planOnSqlite(db, query), table);
}

function accessesOnSqlite(plan: readonly string[], table: string): string[] {
  return plan.flatMap((line) => {
    const [, way, how = ''] = new RegExp(`^(SEARCH|SCAN) ${table}\\b(.*)$`).exec(line) ?? [];
    if (way === undefined) return [];
    if (way === 'SCAN') return ['all rows'];
    if (how.includes('INTEGER PRIMARY KEY')) return ['primary key: id'];
    const [, index, conditions = ''] = / INDEX (\w+) \((.*)\)$/.exec(how) ?? [];
    return [`${index}: ${Array.from(conditions.matchAll(/(\w+)[=<>]/g), ([, column]) => column).join(' ')}`];
  });
}

function accessesOnPostgres(plan: readonly string[], table: string): string[] {
  return plan.flatMap((line, index) => {
    if (new RegExp(`Seq Scan on ${table}\\b`).test(line)) return ['all rows'];
    const [, name] =
      new RegExp(`(?:Index (?:Only )?Scan(?: Backward)? using (\\w+) on ${table}\\b)`).exec(line) ??
      /Bitmap Index Scan on (\w+)/.exec(line) ??
      [];
    if (name === undefined) return [];
    const conditions = /Index Cond: (.*)/.exec(plan[index + 1] ?? '')?.[1] ?? '';
    const columns = Array.from(conditions.matchAll(/\(+(\w+) (?:=|<|>|<=|>=) /g), ([, column]) => column);
    return [`${name === `${table}_pkey` ? 'primary key' : name}: ${columns.join(' ')}`];
  });
}

async function planOnSqlite(db: Kysely<Schema>, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(explained);
  return rows.map(({ detail }) => detail);
}

async function planOnPostgres(db: Kysely<Schema>, { sql, parameters }: CompiledQuery): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${sql}`, [...parameters]),
    );
    return rows.map((row) => row['QUERY PLAN']);
  });
}
