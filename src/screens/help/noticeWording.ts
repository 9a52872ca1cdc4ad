import type { IntlShape } from 'react-intl';
import type { NoticeRow } from '../../api/notices.ts';
import type { Amounts } from '../../components/amounts/useAmounts.ts';
import type { Dates } from '../../intl/dates.ts';

export interface NoticeWords {
  title: string;
  /** Text in the list; undefined for a kind unknown to the app, as are all fields below. */
  text?: string;
  /** Text next to the facts. */
  note?: string;
  /** Instruction for an action the user does not recognise. */
  ifNotYou?: string;
}

export type Wording = (intl: IntlShape, row: NoticeRow, dates: Dates, amounts: Amounts) => NoticeWords;

/** Uses one text for the list and next to the facts. */
export const saying = (text: string) => ({ text, note: text });
