// Table of notices. Times are ms since 1970 UTC.
import type { Int, NullableInt } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    notice: NoticeTable;
  }
}

/** The newest notices of each owner, for 90 days at most. */
export interface NoticeTable {
  /** 'user:12'. */
  owner: string;
  /** Increments per owner. */
  id: Int;
  kind: string;
  /** Data of the notice; JSON of texts. */
  about: string;
  /** Masked addresses that it was also sent to; JSON by channel. */
  sent_to: string;
  created_at: Int;
  /** Null while it is unread. */
  read_at: NullableInt;
}

export const noticesTables: ColumnMeanings<'notice'> = {
  notice: {
    owner: 'text',
    id: 'id',
    kind: 'text',
    about: 'text',
    sent_to: 'text',
    created_at: 'time',
    read_at: 'time',
  },
};
