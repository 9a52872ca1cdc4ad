// Where people withdraw to, and what they have withdrawn. Times are ms since 1970 UTC, amounts minor units of their asset.
import type { Selectable } from 'kysely';
import type { Int, NullableInt } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    withdrawal: WithdrawalTable;
    withdrawal_address: WithdrawalAddressTable;
    withdrawal_told: WithdrawalToldTable;
  }
}

/** What its owner calls it is encrypted (sealed_field). */
export interface WithdrawalAddressTable {
  id: Int;
  owner: string;
  asset: string;
  network: string;
  /** On which it is an address, whatever the network's name comes to mean. */
  chain: string;
  /** The one way to write it. */
  address: string;
  created_at: Int;
  /** Null until its owner has. */
  confirmed_at: NullableInt;
  /** When its hold ends; set once, with the confirmation. */
  usable_at: NullableInt;
  /** Of the session that saved it. */
  browser: string;
  system: string;
  /** When coins last left for it. */
  used_at: NullableInt;
}

/**
 * review: a desk looks at it. queued: it is approved and nobody was asked to send it. handed: whoever sends it was asked,
 * and the outcome is not known. failed: they say that it was not sent. sent: they say that it was; what it held is posted.
 * arrived: its network has confirmed it, or a desk has found it on the bank's statement. returned: sent, and given back.
 * What is held is held in the first four.
 */
export const withdrawalStates = [
  ...(['review', 'queued', 'handed', 'failed', 'sent', 'arrived'] as const),
  ...(['rejected', 'cancelled', 'returned'] as const),
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * What does not fit. amount: another one was sent. failed: it was not sent after all. late: it was sent after it had ended
 * otherwise. twice: another transaction was sent, of an earlier attempt or of the same one.
 */
export type Dispute = 'amount' | 'failed' | 'late' | 'twice';

/** What a provider told of one, without what they only repeated. */
export interface WithdrawalToldTable {
  withdrawal: Int;
  /** From 1, in the order in which they were told. */
  nth: Int;
  attempt: Int;
  /** Of the transaction; empty where it was said not to have been sent, and its units are 0 then. */
  hash: string;
  asset: string;
  units: Int;
  /** 1 where it had all its confirmations then. */
  is_confirmed: Int;
  told_at: Int;
}

/** Remark, label of the address and bank card are encrypted (sealed_field). */
export interface WithdrawalTable {
  id: Int;
  owner: string;
  asset: string;
  /** What leaves the account. */
  units: Int;
  /** As much of that as it costs. */
  fee_units: Int;
  way: 'address' | 'bank';
  /** The three of an address are null of a bank card, as the three of a bank are of an address. */
  network: string | null;
  chain: string | null;
  address: string | null;
  /** In hundredths. */
  bank_units: NullableInt;
  bank_currency: string | null;
  /** What one of the coin is in that currency, as decimal text. */
  bank_rate: string | null;
  state: WithdrawalState;
  /** What holds its units. */
  hold: Int;
  /** Its last case; null where no desk was asked. */
  review: NullableInt;
  /** Why a desk has to look at it, or that it does not, as JSON: for desks alone. */
  why: string;
  /** Why it was rejected, by field, as JSON. */
  reasons: string;
  /** The id that its owner chose. */
  client_id: string | null;
  created_at: Int;
  /** When it was approved, rejected or cancelled. */
  decided_at: NullableInt;
  /** Since when it has to wait; null while it has not. */
  delayed_at: NullableInt;
  /** The one that is looked up; each has a reference of its own. */
  attempt: Int;
  /** How often somebody was asked to send it. */
  handed: Int;
  /** Since when nobody has answered what became of it; null where somebody has. */
  unanswered_at: NullableInt;
  /** When the next step is due; null where none is. */
  ask_at: NullableInt;
  /** Of the transaction. */
  hash: string | null;
  confirmations: Int;
  confirmations_needed: Int;
  sent_at: NullableInt;
  arrived_at: NullableInt;
  /** Of what does not fit and no desk has settled yet, the last. */
  dispute: Dispute | null;
  /** What left the books of its owner's, once a desk has settled a dispute about that. */
  own_units: NullableInt;
  /** What has left beyond that, which the platform has paid; null as long as the one above. */
  house_units: NullableInt;
}

export type WithdrawalAddressRow = Selectable<WithdrawalAddressTable>;
export type WithdrawalRow = Selectable<WithdrawalTable>;
export type WithdrawalToldRow = Selectable<WithdrawalToldTable>;

export const withdrawalTables: ColumnMeanings<'withdrawal' | 'withdrawal_address' | 'withdrawal_told'> = {
  withdrawal: {
    id: 'id',
    owner: 'text',
    asset: 'text',
    units: units(own),
    fee_units: units(own),
    way: 'text',
    network: 'text',
    chain: 'text',
    address: 'text',
    bank_units: 'count',
    bank_currency: 'text',
    bank_rate: 'text',
    state: 'text',
    hold: 'id',
    review: 'id',
    why: 'text',
    reasons: 'text',
    client_id: 'text',
    created_at: 'time',
    decided_at: 'time',
    delayed_at: 'time',
    attempt: 'count',
    handed: 'count',
    unanswered_at: 'time',
    ask_at: 'time',
    hash: 'text',
    confirmations: 'count',
    confirmations_needed: 'count',
    sent_at: 'time',
    arrived_at: 'time',
    dispute: 'text',
    own_units: units(own),
    house_units: units(own),
  },
  withdrawal_told: {
    withdrawal: 'id',
    nth: 'count',
    attempt: 'count',
    hash: 'text',
    asset: 'text',
    units: units(own),
    is_confirmed: 'count',
    told_at: 'time',
  },
  withdrawal_address: {
    id: 'id',
    owner: 'text',
    asset: 'text',
    network: 'text',
    chain: 'text',
    address: 'text',
    created_at: 'time',
    confirmed_at: 'time',
    usable_at: 'time',
    browser: 'text',
    system: 'text',
    used_at: 'time',
  },
};
