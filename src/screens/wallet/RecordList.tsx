import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LedgerRow } from '../../api/wallet.ts';
import { hiddenAmount } from '../../components/hiddenAmount.ts';
import { LedgerEntry } from '../../components/LedgerEntry.tsx';
import { ledgerDays, timeOf, type LedgerItem } from '../../components/ledgerDays.ts';
import { signedExact } from '../../components/signedExact.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';

export interface Records {
  rows: readonly LedgerRow[];
  /** How many fit the filters, loaded or not. */
  count: number;
  /** The page after these. */
  more: 'none' | 'waiting' | 'loading' | 'failed';
}

interface RecordListProps {
  records: Records;
  /** The one coin that the rows are of, where a filter names it. */
  coin: string | undefined;
  isHidden: boolean;
  /** As 2026-11-21. */
  today: string;
  onOpen: (row: LedgerRow) => void;
  onMore: () => void;
}

/** About how high a row and a day's heading are, in pixels, before one has been drawn. */
const rowHeight = 60;
const headingHeight = 36;

interface DayProps {
  day: string;
  sum?: string;
  today: string;
  isHidden: boolean;
}

function Day({ day, sum, today, isHidden }: DayProps) {
  const intl = useIntl();
  const formats = useFormats();
  const noon = new Date(`${day}T12:00:00Z`);
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return (
    <Stack gutter>
      <Stack direction="row" gap="3" justify="between" padBlock="3" align="center" wrap>
        <Text as="h2" variant="caption" tone="muted" weight="medium">
          {intl.formatDate(noon, { day: 'numeric', month: 'long', year, timeZone: 'UTC' })}
        </Text>
        {sum === undefined ? null : (
          <Text variant="caption" tone="muted" num noWrap>
            {isHidden ? hiddenAmount : signedExact(formats, sum)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function Position({ records: { rows, count } }: Pick<RecordListProps, 'records'>) {
  const formats = useFormats();
  const figure = (value: number): string => formats.quantity(String(value), '1');
  return (
    <Text variant="caption" tone="muted" num>
      <FormattedMessage
        id="record.position"
        defaultMessage="{first}–{last} of {count}"
        values={{ first: figure(1), last: figure(rows.length), count: figure(count) }}
      />
    </Text>
  );
}

function NextFailed({ last }: { last: LedgerRow }) {
  const intl = useIntl();
  return (
    <Notice
      tone="danger"
      live
      lead={<FormattedMessage id="record.more.failed" defaultMessage="The next page did not load." />}
    >
      <FormattedMessage
        id="record.more.failed.text"
        defaultMessage="What you see above is complete up to {date}."
        values={{
          date: intl.formatDate(timeOf(last), {
            day: 'numeric',
            month: 'short',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          }),
        }}
      />
    </Notice>
  );
}

function Foot({ records, onMore }: Pick<RecordListProps, 'records' | 'onMore'>) {
  const { rows, more } = records;
  const last = rows.at(-1);
  const labels: Record<'waiting' | 'loading' | 'failed', ReactNode> = {
    waiting: <FormattedMessage id="record.more" defaultMessage="Load more" />,
    loading: <FormattedMessage id="record.more" defaultMessage="Load more" />,
    failed: <FormattedMessage id="ui.failed.retry" defaultMessage="Try again" />,
  };
  return (
    <Stack gutter gap="4" padBlock="4">
      {more === 'failed' && last ? <NextFailed last={last} /> : null}
      <Stack direction="row" gap="4" justify="between" align="center" wrap>
        <Position records={records} />
        {more === 'none' ? null : (
          <Button
            variant="secondary"
            size="sm"
            icon={more === 'failed' ? 'refresh' : undefined}
            loading={
              more === 'loading' ? (
                <FormattedMessage id="record.more.loading" defaultMessage="Loading" />
              ) : undefined
            }
            onClick={onMore}
          >
            {labels[more]}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** The rows by day, as far as they are loaded; the next page comes before its end is reached. */
export function RecordList({ records, coin, isHidden, today, onOpen, onMore }: RecordListProps) {
  const intl = useIntl();
  const { rows, count, more } = records;
  const items = ledgerDays(rows, {
    timeZone: intl.timeZone,
    isOneCoin: coin !== undefined,
    hasMore: more !== 'none',
  });
  return (
    <>
      <VirtualList<LedgerItem>
        label={intl.formatMessage({ id: 'record.list', defaultMessage: 'Records' })}
        items={items}
        total={count}
        keyOf={({ row, opens }) => (opens ? `${row.id} ${opens.day}` : row.id)}
        isDivided={({ opens }) => opens === undefined}
        heightOf={({ opens }) => (opens ? rowHeight + headingHeight : rowHeight)}
        canGoOn={more === 'waiting'}
        onNearEnd={onMore}
      >
        {({ row, opens }) => (
          <>
            {opens ? <Day {...opens} today={today} isHidden={isHidden} /> : null}
            <LedgerEntry
              isBare
              row={row}
              form="ofDay"
              showsCoin={coin === undefined}
              isHidden={isHidden}
              onOpen={() => onOpen(row)}
            />
          </>
        )}
      </VirtualList>
      <Foot records={records} onMore={onMore} />
    </>
  );
}
