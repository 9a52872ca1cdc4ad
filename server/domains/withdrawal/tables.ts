// Users' withdrawal addresses and withdrawals. Times are ms since 1970 UTC, amounts minor units of their asset.
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

/** The owner's label is encrypted (sealed_field). */
export interface WithdrawalAddressTable {
  id: Int;
  owner: string;
  asset: string;
  network: string;
  /** Chain of the address, independent of later meanings of the network's name. */
  chain: string;
  /** Canonical form. */
  address: string;
  created_at: Int;
  /** Null until its owner has confirmed it. */
  confirmed_at: NullableInt;
  /** End of its hold; set once, at confirmation. */
  usable_at: NullableInt;
  /** Browser of the session that saved it. */
  browser: string;
  system: string;
  /** Time of the last withdrawal sent to it. */
  used_at: NullableInt;
}

/**
 * review: an operator checks it. queued: approved, and the payment was not requested yet. handed: the payment was
 * requested, and its outcome is unknown. failed: the provider reports that it was not sent. sent: the provider reports
 * that it was sent; the hold is settled. arrived: its network has confirmed it, or an operator has found it on the
 * bank's statement. returned: sent, and given back. The hold exists in the first four.
 */
export const withdrawalStates = [
  ...(['review', 'queued', 'handed', 'failed', 'sent', 'arrived'] as const),
  ...(['rejected', 'cancelled', 'returned'] as const),
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * Kind of contradiction. amount: another amount was sent. failed: it was not sent after all. late: it was sent after it
 * had ended otherwise. twice: another transaction was sent, by an earlier attempt or by the same one.
 */
export type Dispute = 'amount' | 'failed' | 'late' | 'twice';

/** Notices of a provider about a withdrawal, without repetitions. */
export interface WithdrawalToldTable {
  withdrawal: Int;
  /** From 1, in the order of arrival. */
  nth: Int;
  attempt: Int;
  /** Hash of the transaction; empty where it was reported as not sent, with units of 0. */
  hash: string;
  asset: string;
  units: Int;
  /** 1 when it had all its confirmations then. */
  is_confirmed: Int;
  told_at: Int;
}

/** Remark, label of the address and bank card are encrypted (sealed_field). */
export interface WithdrawalTable {
  id: Int;
  owner: string;
  asset: string;
  /** Amount that leaves the account. */
  units: Int;
  /** Part of that amount that is the fee. */
  fee_units: Int;
  way: 'address' | 'bank';
  /** The three address columns are null for a bank card, the three bank columns for an address. */
  network: string | null;
  chain: string | null;
  address: string | null;
  /** In hundredths. */
  bank_units: NullableInt;
  bank_currency: string | null;
  /** Price of one coin in that currency, as decimal text. */
  bank_rate: string | null;
  state: WithdrawalState;
  /** Hold of its units. */
  hold: Int;
  /** Its last case; null when none was opened. */
  review: NullableInt;
  /** Why an operator has to decide it, or why not, as JSON: visible to operators only. */
  why: string;
  /** Reasons of the rejection by field, as JSON. */
  reasons: string;
  /** Client id chosen by its owner. */
  client_id: string | null;
  created_at: Int;
  /** Time of the approval, rejection or cancellation. */
  decided_at: NullableInt;
  /** Start of its delay; null while not delayed. */
  delayed_at: NullableInt;
  /** Current attempt; each has its own reference. */
  attempt: Int;
  /** Number of times the payment was requested. */
  handed: Int;
  /** Time since which the outcome is unanswered; null where it is answered. */
  unanswered_at: NullableInt;
  /** Due time of the next step; null when there is none. */
  ask_at: NullableInt;
  /** Hash of the transaction. */
  hash: string | null;
  confirmations: Int;
  confirmations_needed: Int;
  sent_at: NullableInt;
  arrived_at: NullableInt;
  /** Last contradiction that no operator has settled yet. */
  dispute: Dispute | null;
  /** Amount that left the owner's books, once an operator has settled a dispute about it. */
  own_units: NullableInt;
  /** Amount beyond that, paid by the platform; null as long as the one above. */
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
