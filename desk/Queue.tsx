import type { DeskQueue } from '../contracts/desk.ts';
import { Button } from '../src/ui/actions/Button.tsx';
import { Empty } from '../src/ui/lists/Empty.tsx';
import { Notice } from '../src/ui/messages/Notice.tsx';
import { Skeleton } from '../src/ui/loading/Skeleton.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import type { DeskError } from './deskCalls.ts';
import { ageText, isLate } from './queueOrder.ts';
import { Trouble } from './Trouble.tsx';
import { accountText, warningText } from './words.ts';
import * as styles from './queue.css.ts';

type Row = DeskQueue['rows'][number];

interface QueueProps {
  kind: string | undefined;
  rows: readonly Row[] | undefined;
  now: number;
  current: number | undefined;
  operator: string;
  error: DeskError | undefined;
  /** Warnings that an operator has to resolve, by name. */
  warnings: readonly string[];
  isFetchingMore: boolean;
  onMore: (() => void) | undefined;
  onOpen: (id: number) => void;
  onRetry: () => void;
}

function QueueRow({
  row,
  now,
  isCurrent,
  operator,
  onOpen,
}: {
  row: Row;
  now: number;
  isCurrent: boolean;
  operator: string;
  onOpen: () => void;
}) {
  const age = now - row.created_ms;
  const holder = row.taken_by === operator ? 'you' : row.taken_by;
  return (
    <li>
      <button
        type="button"
        className={styles.row[isCurrent ? 'current' : 'other']}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <span className={styles.line}>
          <Text variant="label" weight="semibold" truncate>
            {row.summary}
          </Text>
          {isLate(age) ? (
            <Text variant="label" tone="warning" weight="semibold" num noWrap>
              {ageText(age)}
            </Text>
          ) : (
            <Text variant="label" tone="secondary" weight="regular" num noWrap>
              {ageText(age)}
            </Text>
          )}
        </span>
        <span className={styles.line}>
          <Text variant="label" tone="secondary" weight="regular" truncate>
            {holder === undefined ? 'Not taken' : `With ${holder}`}
          </Text>
          <Text variant="label" tone="secondary" weight="regular" num noWrap>
            {accountText(row.account_number)}
          </Text>
        </span>
      </button>
    </li>
  );
}

function Rows({ rows, now, current, operator, isFetchingMore, onMore, onOpen }: QueueProps) {
  if (!rows) return <Skeleton shape="rows" count={7} />;
  if (rows.length === 0) return <Empty title="Nothing waits" text="New cases appear here by themselves." />;
  return (
    <>
      <ul>
        {rows.map((row) => (
          <QueueRow
            key={row.id}
            row={row}
            now={now}
            isCurrent={row.id === current}
            operator={operator}
            onOpen={() => onOpen(row.id)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {onMore ? (
          <Button
            variant="secondary"
            size="sm"
            width="block"
            loading={isFetchingMore ? 'Loading' : undefined}
            onClick={onMore}
          >
            Show more
          </Button>
        ) : null}
        <Text as="p" variant="caption" tone="muted">
          Amber: longer than 24 hours. A case is yours once you take it.
        </Text>
      </div>
    </>
  );
}

/** Pending cases, oldest first. */
export function Queue(props: QueueProps) {
  const { kind, rows, error, warnings, onMore, onRetry } = props;
  return (
    <nav className={styles.queue} aria-label="Queue">
      <div
        id="queue"
        role={kind === undefined ? undefined : 'tabpanel'}
        aria-label="Waiting, oldest first"
        tabIndex={0}
      >
        <div className={styles.head}>
          <Text as="h2" variant="label" weight="semibold">
            Waiting, oldest first
          </Text>
          {rows ? (
            <Text variant="label" tone="secondary" weight="regular" num>
              {onMore ? `${rows.length}+` : rows.length}
            </Text>
          ) : null}
        </div>
        {warnings.map((warning) => (
          <div key={warning} className={styles.notice}>
            <Notice tone="warning" live>
              {warningText(warning)}
            </Notice>
          </div>
        ))}
        {error && rows ? (
          <div className={styles.notice}>
            <Notice
              tone="warning"
              live
              action={
                <Button variant="secondary" size="sm" onClick={onRetry}>
                  Try again
                </Button>
              }
            >
              {error.message} The list may be out of date.
            </Notice>
          </div>
        ) : null}
        {error && !rows ? (
          <Trouble title="The queue did not load" error={error} onRetry={onRetry} />
        ) : (
          <Rows {...props} />
        )}
      </div>
    </nav>
  );
}
