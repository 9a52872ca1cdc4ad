import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { NoticeRow } from '../api/notices.ts';
import { useAmounts } from '../components/amounts/useAmounts.ts';
import { useIsHidden } from '../components/amounts/useIsHidden.ts';
import type { Domain } from '../domains/Domain.ts';
import { domains } from '../domains/domains.ts';
import { useDates } from '../intl/useDates.ts';
import { noticeWords } from '../screens/help/noticeWords.ts';
import type { Toaster } from '../ui/messages/createToaster.ts';

interface NewsToastsProps {
  /** Recent notices for the user, newest first. */
  rows: readonly NoticeRow[];
  toaster: Toaster;
}

const shown: readonly string[] = Object.entries<Domain>(domains).flatMap(([name, { showsNotices }]) =>
  showsNotices ? [name] : [],
);

/** Shows only events that change money without a user action; the user has just triggered all others here. */
const isShown = ({ kind }: NoticeRow): boolean => shown.includes(kind.split('.')[0]!);

/** Ids are counted per user. */
const nameOf = ({ id, created_ms }: NoticeRow): string => `${id} ${created_ms}`;
/** Notices already shown as a toast. */
const said = new Set<string>();

/** Shows money events as toasts on the current screen; without amounts while they are hidden. */
export function NewsToasts({ rows, toaster }: NewsToastsProps) {
  const intl = useIntl();
  const dates = useDates();
  const amounts = useAmounts();
  const isHidden = useIsHidden();
  useEffect(() => {
    for (const row of rows.filter((each) => isShown(each) && !said.has(nameOf(each))).reverse()) {
      said.add(nameOf(row));
      const { title, text } = noticeWords(intl, row, dates, amounts);
      toaster.show({ kind: 'info', text: [title, isHidden ? '' : text].filter(Boolean).join('. ') });
    }
  }, [rows, toaster, intl, dates, amounts, isHidden]);
  return null;
}
