import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VirtualList } from '../../ui/lists/VirtualList.tsx';
import { dayOf } from './days.ts';
import { DayHeading } from './DayHeading.tsx';
import { ListFoot } from './ListFoot.tsx';
import type { PagedRows } from './usePages.ts';

export interface PagedListProps<Row> {
  label: string;
  list: PagedRows<Row>;
  /** Number of loaded records of those in `count`, if a row may represent several of them. */
  loaded?: number;
  /** Time of a row, ms since 1970 UTC; undefined for rows without one, such as offers. */
  timeMsOf: (row: Row) => number | undefined;
  /** Estimated height of a row in pixels, before one is rendered. */
  rowHeight: number;
  /** Groups rows under day headings. */
  days?: {
    /** Today, as 2026-11-21. */
    today: string;
    /** Note at the end of a day's heading. */
    noteOf?: (day: string) => ReactNode;
  };
  onMore: () => void;
  /** Content of a list item. */
  children: (row: Row) => ReactNode;
}

interface Item<Row> {
  row: Row;
  /** The day that starts with this row. */
  opens?: string;
  /** Whether a divider separates the row from the previous one. */
  isDivided: boolean;
}

/** Height of a day's heading, in pixels. */
const headingHeight = 36;

function itemsOf<Row>(
  { list, timeMsOf, days }: Pick<PagedListProps<Row>, 'list' | 'timeMsOf' | 'days'>,
  timeZone: string | undefined,
): Item<Row>[] {
  if (!days) return list.rows.map((row, at) => ({ row, isDivided: at > 0 }));
  let current: string | undefined;
  return list.rows.map((row) => {
    const day = dayOf(timeMsOf(row) ?? NaN, timeZone);
    const opens = day === current ? undefined : day;
    current = day;
    return { row, opens, isDivided: opens === undefined };
  });
}

/** Loaded rows, newest first; the next page loads before the end is reached. */
export function PagedList<Row extends { id: number }>(props: PagedListProps<Row>) {
  const { label, list, timeMsOf, rowHeight, days, onMore, children } = props;
  const { timeZone } = useIntl();
  const { rows, count, more } = list;
  const loaded = props.loaded ?? rows.length;
  const last = rows.at(-1);
  const isCounted = count !== undefined && loaded === rows.length;
  return (
    <>
      <VirtualList<Item<Row>>
        label={label}
        items={itemsOf({ list, timeMsOf, days }, timeZone)}
        total={isCounted ? count : more === 'none' ? rows.length : -1}
        keyOf={({ row, opens }) => (opens === undefined ? row.id : `${row.id} ${opens}`)}
        isDivided={({ isDivided }) => isDivided}
        heightOf={({ opens }) => (opens === undefined ? rowHeight : rowHeight + headingHeight)}
        canGoOn={more === 'waiting'}
        onNearEnd={onMore}
      >
        {({ row, opens }) => (
          <>
            {days && opens !== undefined ? (
              <DayHeading day={opens} today={days.today} note={days.noteOf?.(opens)} />
            ) : null}
            {children(row)}
          </>
        )}
      </VirtualList>
      <ListFoot
        list={list}
        loaded={loaded}
        lastMs={last === undefined ? undefined : timeMsOf(last)}
        onMore={onMore}
      />
    </>
  );
}
