// Users with a bank card; its data is encrypted (sealed_field). Times are ms since 1970 UTC.
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
  /** Number of bindings, replacements and deletions: idempotency key of a form. */
  changes: Int;
  changed_at: Int;
}

export const bankTables: ColumnMeanings<'bank_card'> = {
  bank_card: { owner: 'text', bound_at: 'time', changes: 'count', changed_at: 'time' },
};
