import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { PagedList, type PagedListProps } from './PagedList.tsx';
import type { PagedRows } from './usePages.ts';

interface RecordsProps<Row> extends Omit<PagedListProps<Row>, 'list'> {
  of: RemoteState<PagedRows<Row>>;
  /** Name of the failed data, for the heading of the error block. */
  failedTitle?: ReactNode;
  /** Custom rendering of a failure. */
  failed?: ComponentProps<typeof Remote<PagedRows<Row>>>['failed'];
  /** Content of an empty list; omitted where a list is never empty. */
  empty?: ReactNode;
  /** Clears the filters; undefined without any. */
  onClear?: () => void;
  /** Content above the rows. */
  head?: (rows: readonly Row[], list: PagedRows<Row>) => ReactNode;
  /** Below the rows, with the sheets that open over them. */
  foot?: (rows: readonly Row[]) => ReactNode;
}

/** Empty result of a filtered list. */
function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      title={<FormattedMessage id="record.noMatch" defaultMessage="No records match" />}
      text={<FormattedMessage id="record.noMatch.text" defaultMessage="Remove a filter to see more." />}
      action={
        <Button variant="secondary" size="dense" onClick={onClear}>
          <FormattedMessage id="record.clear" defaultMessage="Clear filters" />
        </Button>
      }
    />
  );
}

/** Records of a page in all states: loading, failed, empty, no match, and paginated. */
export function Records<Row extends { id: number }>(props: RecordsProps<Row>) {
  const { of, failedTitle, failed, empty = null, onClear, head, foot, ...list } = props;
  return (
    <Remote of={of} failedTitle={failedTitle} failed={failed}>
      {(data) =>
        // The rows of the first pages may all belong to another list: later pages may have matching rows.
        data.rows.length === 0 && (data.more === 'waiting' || data.more === 'loading') ? (
          <Skeleton shape="rows" />
        ) : data.rows.length > 0 || data.more === 'failed' ? (
          <>
            {head?.(data.rows, data)}
            <PagedList {...list} list={data} />
            {foot?.(data.rows)}
          </>
        ) : onClear ? (
          <NoMatch onClear={onClear} />
        ) : (
          empty
        )
      }
    </Remote>
  );
}
