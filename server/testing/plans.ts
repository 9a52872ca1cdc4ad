// Query plans, to verify that rows are found by an index and not by a full table scan.
import { CompiledQuery, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isPostgres } from '../store/dialect.ts';
import type { Schema } from '../store/schema.ts';

/**
 * How a query finds rows: for each table the index and, in index order, the columns that it looks up there, as
 * 'spot_order by spot_order_owner: owner id', without columns where it scans the index; 'spot_order whole' where it
 * scans the table, and 'spot_order sorted' where it sorts all found rows.
 * @param db a PostgreSQL that prefers scans of small tables is configured to avoid them where it has a choice
 */
export async function accessesOf(db: Kysely<Schema>, query: CompiledQuery): Promise<string[]> {
  return isPostgres(db)
    ? accessesOnPostgres(await planOnPostgres(db, query))
    : accessesOnSqlite(await planOnSqlite(db, query), await tablesIn(db, query));
}

/** SQLite tables by their alias in a query, with the first column of the primary key. */
type Tables = ReadonlyMap<string, { table: string; key: string }>;

async function tablesIn(db: Kysely<Schema>, query: CompiledQuery): Promise<Tables> {
  const { rows } = await sql<{ name: string; key: string }>`
    select tables.name as name, columns.name as key
    from sqlite_master as tables join pragma_table_info(tables.name) as columns on columns.pk = 1
    where tables.type = 'table'`.execute(db);
  const tables = new Map(rows.map(({ name, key }) => [name, { table: name, key }]));
  for (const [, name, alias] of query.sql.matchAll(/"(\w+)" as "(\w+)"/g)) {
    const named = tables.get(name!);
    if (named) tables.set(alias!, named);
  }
  return tables;
}

const primaryKey = 'primary key';

function accessOf(table: string, index: string, columns: readonly string[]): string {
  return `${table} by ${index}${columns.length > 0 ? `: ${columns.join(' ')}` : ''}`;
}

interface SqliteStep {
  id: bigint;
  parent: bigint;
  detail: string;
}

async function planOnSqlite(db: Kysely<Schema>, query: CompiledQuery): Promise<readonly SqliteStep[]> {
  const explained = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
  return (await db.executeQuery<SqliteStep>(explained)).rows;
}

function accessesOnSqlite(plan: readonly SqliteStep[], tables: Tables): string[] {
  return plan.flatMap(({ parent, detail }) => {
    const access = accessInStep(detail, tables);
    if (access === undefined) return [];
    const isSorted = plan.some(
      (other) => other.parent === parent && other.detail.startsWith('USE TEMP B-TREE'),
    );
    return isSorted && !isOfFew(access) ? [access, `${access.split(' ')[0]} sorted`] : [access];
  });
}

function accessInStep(detail: string, tables: Tables): string | undefined {
  const [, way, name = '', how = ''] = /^(SEARCH|SCAN) (\w+)(.*)$/.exec(detail) ?? [];
  const named = tables.get(name);
  if (!named) return undefined;
  const { table, key } = named;
  if (way === 'SCAN') {
    const [, along] = / INDEX (\w+)$/.exec(how) ?? [];
    return along === undefined ? `${table} whole` : accessOf(table, along, []);
  }
  if (how.includes('INTEGER PRIMARY KEY')) return accessOf(table, primaryKey, [key]);
  const [, index, conditions = ''] = / (PRIMARY KEY|INDEX \w+) \((.*)\)$/.exec(how) ?? [];
  const columns = Array.from(conditions.matchAll(/(\w+)[=<>]/g), ([, column]) => column!);
  // SQLite's plan names no index for reading the first or last row.
  const own = [undefined, 'PRIMARY KEY', `INDEX sqlite_autoindex_${table}_1`];
  const found = own.includes(index) ? primaryKey : index!.slice('INDEX '.length);
  return accessOf(table, found, [...new Set(columns)]);
}

/** A lookup by its own ids reads only as many rows as requested. */
function isOfFew(access: string): boolean {
  return access.endsWith(` by ${primaryKey}: id`);
}

interface PostgresNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PostgresNode[];
}

/** Plans that PostgreSQL prefers for small test tables but not for large ones. */
const cheapForFew = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort'];

async function planOnPostgres(db: Kysely<Schema>, query: CompiledQuery): Promise<PostgresNode> {
  return db.transaction().execute(async (tx) => {
    for (const way of cheapForFew) await tx.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`));
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: PostgresNode }] }>(
      // Executed as well: lookups of a recursive query appear only then.
      CompiledQuery.raw(`explain (analyze, format json) ${query.sql}`, [...query.parameters]),
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  });
}

function accessesOnPostgres(node: PostgresNode): string[] {
  const below = (node.Plans ?? []).flatMap(accessesOnPostgres);
  const own = accessInNode(node);
  if (own !== undefined) return [own, ...below];
  if (!node['Node Type'].endsWith('Sort')) return below;
  const sorted = (node.Plans ?? []).flatMap(unlimited).filter((access) => !isOfFew(access));
  return [...below, ...sorted.map((access) => `${access.split(' ')[0]} sorted`)];
}

/** Nodes below one without a limit. */
function unlimited(node: PostgresNode): string[] {
  if (node['Node Type'] === 'Limit') return [];
  const own = accessInNode(node);
  return [...(own === undefined ? [] : [own]), ...(node.Plans ?? []).flatMap(unlimited)];
}

function accessInNode(node: PostgresNode): string | undefined {
  const { 'Relation Name': table, 'Index Name': index, 'Index Cond': conditions = '' } = node;
  if (table === undefined) return undefined;
  if (index === undefined) return `${table} whole`;
  const columns = Array.from(conditions.matchAll(/\(+"?(\w+)"? (?:=|<|>|<=|>=) /g), ([, column]) => column!);
  const name = [`${table}_pkey`, `${table}_key`].includes(index) ? primaryKey : index;
  return accessOf(table, name, [...new Set(columns)]);
}
