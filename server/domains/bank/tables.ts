// Who has a bank card; what it says is encrypted (sealed_field). Times are ms since 1970 UTC.
import type { Int, NullableInt } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    bank_card: BankCardTable;
  }
}

/** Stays after the card is deleted: it counts the changes and their times, for payouts. */
export interface BankCardTable {
  owner: string;
  /** Null while none is bound. */
  bound_at: NullableInt;
  /** How often it was bound, replaced and deleted, so that two sendings of one tap are one. */
  changes: Int;
  changed_at: Int;
}

export const bankTables: ColumnMeanings<'bank_card'> = {
  bank_card: { owner: 'text', bound_at: 'time', changes: 'count', changed_at: 'time' },
};
