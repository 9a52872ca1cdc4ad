// What every column of every table says, so that a change of scale reaches all amounts and nothing else.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';

/** Which rows of a table have an amount of an asset in a column. */
export type RowsOf = (asset: string) => RawBuilder<boolean>;

/** A column of minor units: its number is another one at another scale. */
export interface Amount {
  rowsOf: RowsOf;
  /** Digits as text, because they leave int64. */
  isText: boolean;
}

/**
 * Of the others 'price' is quote per whole unit of base, scaled by 10^8 whatever the scales; 'text' may be an amount as
 * decimal text, which no scale changes.
 */
type Meaning = Amount | 'id' | 'time' | 'count' | 'state' | 'price' | 'text';

type Meanings = { [Table in keyof Schema]: { [Column in keyof Schema[Table]]: Meaning } };

const own: RowsOf = (asset) => sql`asset = ${asset}`;
const ofAccount: RowsOf = (asset) => sql`account in (select id from account where asset = ${asset})`;
// Both accounts of a posting are of one asset.
const ofDebited: RowsOf = (asset) => sql`debit_account in (select id from account where asset = ${asset})`;
const charged: RowsOf = (asset) => sql`fee_asset = ${asset}`;
// Pairs that are not configured any more have rows as well, so the symbol has to say it: base/quote.
const based: RowsOf = (asset) =>
  sql`substr(symbol, 1, ${sql.lit(asset.length + 1)}) = ${sql.lit(`${asset}/`)}`;
const quoted: RowsOf = (asset) =>
  sql`substr(symbol, length(symbol) - ${sql.lit(asset.length)}) = ${sql.lit(`/${asset}`)}`;
// Fees are charged on what was received, and the maker is on the other side.
const ofMaker: RowsOf = (asset) =>
  sql`((taker_side = 'sell' and ${based(asset)}) or (taker_side = 'buy' and ${quoted(asset)}))`;

const units = (rowsOf: RowsOf): Amount => ({ rowsOf, isText: false });
const digits = (rowsOf: RowsOf): Amount => ({ rowsOf, isText: true });

const candle = {
  source: 'text',
  symbol: 'text',
  period: 'text',
  time: 'time',
  open: 'price',
  high: 'price',
  low: 'price',
  close: 'price',
  volume: digits(based),
  quote_volume: digits(quoted),
} as const;

export const columns: Meanings = {
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
  // Answers are ids of orders and postings.
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
  spot_order: {
    id: 'id',
    owner: 'text',
    symbol: 'text',
    side: 'text',
    kind: 'text',
    price: 'price',
    worst_price: 'price',
    trade_price: 'price',
    quantity: units(based),
    filled_quantity: units(based),
    filled_value: units(quoted),
    fee: units(charged),
    fee_asset: 'text',
    status: 'state',
    cancel_reason: 'text',
    client_order_id: 'text',
    created_at: 'time',
    updated_at: 'time',
    sequence: 'count',
  },
  fill: {
    id: 'id',
    symbol: 'text',
    price: 'price',
    quantity: units(based),
    value: units(quoted),
    maker_order: 'id',
    taker_order: 'id',
    taker_side: 'text',
    maker_fee: units(ofMaker),
    created_at: 'time',
  },
  pair_state: { symbol: 'text', last_price: 'price', trade_sequence: 'count' },
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
  market_candle: candle,
  market_forming: candle,
  user: {
    id: 'id',
    account_number: 'text',
    email: 'text',
    phone: 'text',
    username: 'text',
    password_hash: 'text',
    invitation_code: 'text',
    invited_by: 'id',
    locale: 'text',
    review_status: 'state',
    is_sandbox: 'state',
    text_consent_at: 'time',
    withdrawals_held_until: 'time',
    created_at: 'time',
  },
  session: { token_hash: 'text', user_id: 'id', created_at: 'time', expires_at: 'time' },
  code: {
    address: 'text',
    purpose: 'text',
    network: 'text',
    code_hash: 'text',
    salt: 'text',
    attempts: 'count',
    foreign_attempts: 'count',
    sent_at: 'time',
    expires_at: 'time',
  },
  agreement_acceptance: { user_id: 'id', article_id: 'id', version: 'count', accepted_at: 'time' },
  attempt: { counter: 'text', key: 'text', count: 'count', until: 'time' },
};

/** Amounts of one table that have the same asset in each row: a table's checks hold only when all change at once. */
export interface AmountGroup {
  table: string;
  rowsOf: RowsOf;
  amounts: readonly { column: string; isText: boolean }[];
}

export const amountGroups: readonly AmountGroup[] = Object.entries(columns).flatMap(([table, meanings]) => {
  const byRows = new Map<RowsOf, { column: string; isText: boolean }[]>();
  for (const [column, meaning] of Object.entries<Meaning>(meanings)) {
    if (typeof meaning === 'string') continue;
    const { rowsOf, isText } = meaning;
    byRows.set(rowsOf, [...(byRows.get(rowsOf) ?? []), { column, isText }]);
  }
  return Array.from(byRows, ([rowsOf, amounts]) => ({ table, rowsOf, amounts }));
});
