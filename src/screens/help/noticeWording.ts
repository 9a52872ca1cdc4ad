import type { IntlShape } from 'react-intl';
import type { NoticeRow } from '../../api/notices.ts';
import type { Dates } from '../../intl/dates.ts';

export interface NoticeWords {
  title: string;
  /** In the list; undefined for a kind that the app does not know, as all below. */
  text?: string;
  /** Beside the facts. */
  note?: string;
  /** What to do if it was somebody else. */
  ifNotYou?: string;
}

export type Wording = (intl: IntlShape, row: NoticeRow, dates: Dates) => NoticeWords;
