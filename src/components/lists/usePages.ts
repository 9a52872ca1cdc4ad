import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { pagesOf } from '../../api/calling/pages.ts';
import { mapRemote, remoteOf, type Remote, type RemoteFailure } from '../../ui/loading/remoteData.ts';

/** The loaded rows. */
export interface PagedRows<Row> {
  rows: readonly Row[];
  /** Total number of rows, loaded or not; undefined while unknown. */
  count: number | undefined;
  /** State of the next page. */
  more: 'none' | 'waiting' | 'loading' | 'failed';
  /** Error and time of the failure, while failed. */
  failure?: Pick<RemoteFailure, 'error' | 'at'>;
}

interface PagesOptions<Row> {
  /** Default: the list loads immediately. */
  enabled?: boolean;
  /** Rows of this list, if the back end cannot filter them. */
  keeps?: (row: Row) => boolean;
  /** Refetch interval in milliseconds; may depend on the rows. */
  everyMs?: number | false | ((rows: readonly Row[]) => number | false);
}

export interface Pages<Row> {
  list: Remote<PagedRows<Row>>;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
}

/** Limit for consecutive events: after it, the next scroll retries. */
const triesMax = 10;
/** With fewer rows than this the next page is loaded automatically. */
const fewRows = 10;

/** A list of pagesOf with the state of its next page. */
export function usePages<Row extends { id: number }>(
  query: ReturnType<typeof pagesOf<Row>>,
  { enabled = true, keeps, everyMs = false }: PagesOptions<Row> = {},
): Pages<Row> {
  const pages = useInfiniteQuery({
    ...query,
    enabled,
    refetchInterval:
      typeof everyMs === 'function'
        ? ({ state }) => everyMs(state.data?.pages.flatMap(({ rows }) => rows) ?? [])
        : everyMs,
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const client = useQueryClient();
  /** Each of the two reads cancels the other, so they run one after the other and both complete. */
  async function goOn(): Promise<void> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const { fetchStatus, fetchMeta } = client.getQueryState(query.queryKey) ?? {};
      if (fetchStatus === 'fetching') {
        if (fetchMeta?.fetchMore) return;
        await pages.refetch({ cancelRefetch: false });
        continue;
      }
      const loaded = client.getQueryData(query.queryKey)?.pages.length;
      const {
        data,
        hasNextPage: isLeft,
        isFetchNextPageError: isFailed,
      } = await pages.fetchNextPage({ cancelRefetch: false });
      // Otherwise an event has reloaded the list meanwhile.
      if (data?.pages.length !== loaded || !isLeft || isFailed) return;
    }
  }
  const list = mapRemote(remoteOf(pages), (data): PagedRows<Row> => {
    const all = data.pages.flatMap(({ rows }) => rows);
    // With page numbers, a row appears twice if another one was inserted before it.
    const once = new Map(all.map((row) => [row.id, row]));
    const rows = [...once.values()].filter((row) => keeps?.(row) !== false);
    return {
      rows,
      // The total includes the filtered rows.
      count: keeps ? undefined : data.pages.at(-1)?.count,
      more: !hasNextPage
        ? 'none'
        : isFetchingNextPage
          ? 'loading'
          : isFetchNextPageError
            ? 'failed'
            : 'waiting',
      failure:
        pages.error && isFetchNextPageError ? { error: pages.error, at: pages.errorUpdatedAt } : undefined,
    };
  });
  const isThin =
    keeps !== undefined &&
    list.state === 'ready' &&
    list.data.more === 'waiting' &&
    list.data.rows.length < fewRows;
  const goOnThin = useEffectEvent(() => void goOn());
  const loadedPages = pages.data?.pages.length;
  useEffect(() => {
    if (isThin) goOnThin();
    // One page after another: each may be as empty as the previous one.
  }, [isThin, loadedPages]);
  return { list, onMore: () => void goOn(), onRefresh: () => pages.refetch() };
}
