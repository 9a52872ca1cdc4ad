// Where people withdraw to. Times are ms since 1970 UTC.
import type { Selectable } from 'kysely';
import type { Int, NullableInt } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    withdrawal_address: WithdrawalAddressTable;
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
  /** When a withdrawal to it was last requested. */
  used_at: NullableInt;
}

export type WithdrawalAddressRow = Selectable<WithdrawalAddressTable>;

export const withdrawalTables: ColumnMeanings<'withdrawal_address'> = {
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
