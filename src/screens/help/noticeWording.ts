import type { IntlShape } from 'react-intl';
import type { NoticeRow } from '../../api/notices.ts';
import type { Amounts } from '../../components/amounts/useAmounts.ts';
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

export type Wording = (intl: IntlShape, row: NoticeRow, dates: Dates, amounts: Amounts) => NoticeWords;

/** The same beside the facts as in the list. */
export const saying = (text: string) => ({ text, note: text });
