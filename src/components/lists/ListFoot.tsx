import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { failureText } from '../../ui/messages/failureText.ts';
import { FailureTrace } from '../../ui/messages/FailureTrace.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { PagedRows } from './usePages.ts';

interface ListFootProps {
  list: Pick<PagedRows<unknown>, 'count' | 'more' | 'failure'>;
  /** Number of loaded rows. */
  loaded: number;
  /** Time of the last loaded row, ms since 1970 UTC; undefined if rows have none. */
  lastMs: number | undefined;
  /** The container has its own padding. */
  isInset?: boolean;
  onMore: () => void;
}

function Position({ loaded, count }: { loaded: number; count: number | undefined }) {
  const formats = useFormats();
  const figure = (value: number): string => formats.quantity(String(value), '1');
  return (
    <Text variant="caption" tone="muted" num>
      {count === undefined ? (
        <FormattedMessage id="list.loaded" defaultMessage="{last} loaded" values={{ last: figure(loaded) }} />
      ) : (
        <FormattedMessage
          id="record.position"
          defaultMessage="{first}–{last} of {count}"
          values={{ first: figure(1), last: figure(loaded), count: figure(count) }}
        />
      )}
    </Text>
  );
}

function NextFailed({
  lastMs,
  failure,
}: Pick<ListFootProps, 'lastMs'> & Pick<PagedRows<unknown>, 'failure'>) {
  const intl = useIntl();
  const dates = useDates();
  return (
    <Notice
      tone="danger"
      live
      lead={<FormattedMessage id="record.more.failed" defaultMessage="The next page did not load." />}
      action={failure && <FailureTrace at={failure.at} requestId={failure.error.requestId} />}
    >
      {failure && `${failureText(intl, failure.error)} `}
      {lastMs === undefined ? null : (
        <FormattedMessage
          id="record.more.failed.text"
          defaultMessage="Everything since {date} is shown above."
          values={{ date: dates.row(lastMs) }}
        />
      )}
    </Notice>
  );
}

/** Loading state of a list, and the control that loads the rest. */
export function ListFoot(props: ListFootProps) {
  const { list, loaded, lastMs, isInset = false, onMore } = props;
  const { count, more, failure } = list;
  // All rows are in view.
  if (count === undefined && more === 'none') return null;
  const labels: Record<'waiting' | 'loading' | 'failed', ReactNode> = {
    waiting: <FormattedMessage id="record.more" defaultMessage="Load more" />,
    loading: <FormattedMessage id="record.more" defaultMessage="Load more" />,
    failed: <FormattedMessage id="common.retry" defaultMessage="Try again" />,
  };
  return (
    <Stack gutter={!isInset} gap="4" padBlock="4">
      {more === 'failed' && loaded > 0 ? <NextFailed lastMs={lastMs} failure={failure} /> : null}
      <Stack direction="row" gap="4" justify="between" align="center" wrap>
        <Position loaded={loaded} count={count} />
        {more === 'none' ? null : (
          <Button
            variant="secondary"
            size="sm"
            icon={more === 'failed' ? 'refresh' : undefined}
            loading={
              more === 'loading' ? (
                <FormattedMessage id="common.loading" defaultMessage="Loading" />
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
