// Meaning of each table's columns, so that a change of scale updates all amounts and nothing else. A table with an
// undeclared column does not compile.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';

/** Selects the rows of a table whose column is an amount of an asset. */
export type RowsOf = (asset: string) => RawBuilder<boolean>;

/** Column of minor units: its value depends on the scale. */
interface Amount {
  rowsOf: RowsOf;
  /** Digits as text, because they exceed int64. */
  isText: boolean;
}

/**
 * Meaning of a column. 'price' is quote per whole unit of base, scaled by 10^8 whatever the scales; 'text' may be an
 * amount as decimal text, which no scale changes.
 */
type Meaning = Amount | 'id' | 'time' | 'count' | 'state' | 'price' | 'text';

/** Meanings of all columns of some tables. */
export type ColumnMeanings<Tables extends keyof Schema> = {
  readonly [Table in Tables]: { readonly [Column in keyof Schema[Table]]: Meaning };
};

/** Column meanings of tables in any domain. */
export type AnyColumnMeanings = Readonly<Record<string, Readonly<Record<string, Meaning>>>>;

export const units = (rowsOf: RowsOf): Amount => ({ rowsOf, isText: false });
export const digits = (rowsOf: RowsOf): Amount => ({ rowsOf, isText: true });

/** Rows with an asset column. */
export const own: RowsOf = (asset) => sql`asset = ${asset}`;
// Rows also exist for pairs that are no longer configured, so the asset is parsed from the symbol: base/quote.
export const based: RowsOf = (asset) =>
  sql`substr(symbol, 1, ${sql.lit(asset.length + 1)}) = ${sql.lit(`${asset}/`)}`;
export const quoted: RowsOf = (asset) =>
  sql`substr(symbol, length(symbol) - ${sql.lit(asset.length)}) = ${sql.lit(`/${asset}`)}`;
const ofAccount: RowsOf = (asset) => sql`account in (select id from account where asset = ${asset})`;
// Both accounts of a posting have the same asset.
const ofDebited: RowsOf = (asset) => sql`debit_account in (select id from account where asset = ${asset})`;

type SharedTable =
  | 'account'
  | 'posting'
  | 'entry'
  | 'hold'
  | 'flow_price'
  | 'command'
  | 'due_work'
  | 'outbox'
  | 'due_work_dropped'
  | 'review'
  | 'asset_scale'
  | 'pair_grid'
  | 'audit_checkpoint'
  | 'money_stop'
  | 'quarantine'
  | 'repair_proposal';

/** Tables that belong to no domain. */
export const sharedTables: ColumnMeanings<SharedTable> = {
  account: {
    id: 'id',
    owner: 'text',
    kind: 'text',
    asset: 'text',
    available: units(own),
    held: units(own),
    entries: 'text',
  },
  posting: {
    id: 'id',
    debit_account: 'id',
    credit_account: 'id',
    units: units(ofDebited),
    reason: 'text',
    reference: 'text',
    created_at: 'time',
    debit_after: units(ofDebited),
    credit_after: units(ofDebited),
  },
  entry: { account: 'id', reason: 'text', id: 'id', nth: 'count' },
  hold: {
    id: 'id',
    account: 'id',
    units: units(ofAccount),
    posted: units(ofAccount),
    voided: units(ofAccount),
    reason: 'text',
    reference: 'text',
    created_at: 'time',
    ended_at: 'time',
  },
  flow_price: { posting_id: 'id', price: 'text' },
  // Results are ids of orders and postings.
  command: {
    id: 'id',
    actor: 'text',
    name: 'text',
    repetition: 'text',
    input: 'text',
    outcome: 'text',
    created_at: 'time',
    hash: 'text',
  },
  due_work: {
    id: 'id',
    at: 'time',
    due_at: 'time',
    kind: 'text',
    about: 'text',
    tries: 'count',
    error: 'text',
    set_aside_at: 'time',
  },
  outbox: {
    id: 'id',
    key: 'text',
    kind: 'text',
    channel: 'text',
    address: 'text',
    locale: 'text',
    about: 'text',
    awaited: 'count',
    created_at: 'time',
    at: 'time',
    until: 'time',
    tries: 'count',
    error: 'text',
    given_up_at: 'time',
  },
  due_work_dropped: {
    id: 'id',
    at: 'time',
    due_at: 'time',
    kind: 'text',
    about: 'text',
    tries: 'count',
    error: 'text',
    set_aside_at: 'time',
    dropped_at: 'time',
  },
  review: {
    id: 'id',
    owner: 'text',
    kind: 'text',
    reference: 'text',
    about: 'text',
    hold: 'id',
    state: 'text',
    rejections: 'text',
    notes: 'text',
    created_at: 'time',
    taken_at: 'time',
    taken_by: 'text',
    ended_at: 'time',
    ended_by: 'text',
  },
  asset_scale: { asset: 'text', scale: 'count' },
  pair_grid: { symbol: 'text', tick: 'text', step: 'text' },
  audit_checkpoint: {
    id: 'id',
    posting: 'id',
    fill: 'id',
    spot_order: 'id',
    balances: 'text',
    made_at: 'time',
    digest: 'text',
  },
  money_stop: { sentence: 'text', scope: 'text', since: 'time' },
  quarantine: { owner: 'text', since: 'time' },
  repair_proposal: { what: 'text', about: 'text', operator: 'id', created_at: 'time' },
};

/**
 * Amounts of one table that have the same asset in each row: a table's checks hold only when all of them change
 * together.
 */
export interface AmountGroup {
  table: string;
  rowsOf: RowsOf;
  /** Columns that identify a row. */
  key: readonly string[];
  amounts: readonly { column: string; isText: boolean }[];
}

export function amountGroupsOf(tables: AnyColumnMeanings): AmountGroup[] {
  return Object.entries(tables).flatMap(([table, meanings]) => {
    const byRows = new Map<RowsOf, { column: string; isText: boolean }[]>();
    for (const [column, meaning] of Object.entries(meanings)) {
      if (typeof meaning === 'string') continue;
      const { rowsOf, isText } = meaning;
      byRows.set(rowsOf, [...(byRows.get(rowsOf) ?? []), { column, isText }]);
    }
    return Array.from(byRows, ([rowsOf, amounts]) => ({ table, rowsOf, key: keyOf(meanings), amounts }));
  });
}

/** An id, or else all columns that identify a row. */
function keyOf(meanings: AnyColumnMeanings[string]): string[] {
  if (meanings.id === 'id') return ['id'];
  return Object.keys(meanings).filter((column) => meanings[column] === 'text' || meanings[column] === 'time');
}
