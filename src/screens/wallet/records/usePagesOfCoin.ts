import { useQuery } from '@tanstack/react-query';
import type { pagesOf } from '../../../api/calling/pages.ts';
import { currencies } from '../../../api/pages/walletRecords.ts';
import { usePages, type Pages } from '../../../components/lists/usePages.ts';
import { mapRemote, ready, remoteOf, type Remote } from '../../../ui/loading/remoteData.ts';

/** Id of the coin in the URL, once the coins are loaded; an unknown coin has no records. */
function useCoinId(coin: string | undefined): Remote<number | undefined> {
  const all = remoteOf(useQuery(currencies()));
  if (coin === undefined) return ready(undefined);
  return mapRemote(all, (list) => list.find(({ name }) => name === coin)?.id ?? 0);
}

interface PagesOfCoin<Row> extends Pages<Row> {
  /** The coin's id is known, or the list is not filtered by coin. */
  isKnown: boolean;
  coinId: number | undefined;
}

/**
 * A wallet list with an optional coin filter: the URL has its code, the API its id.
 * @param everyMs polling interval, depending on the loaded rows
 */
export function usePagesOfCoin<Row extends { id: number }>(
  coin: string | undefined,
  queryOf: (coinId: number | undefined) => ReturnType<typeof pagesOf<Row>>,
  everyMs?: (rows: readonly Row[]) => number | false,
): PagesOfCoin<Row> {
  const coinId = useCoinId(coin);
  const known = coinId.state === 'ready' ? coinId.data : 0;
  const isKnown = known !== 0;
  const pages = usePages(queryOf(known), { enabled: isKnown, everyMs });
  const list: Pages<Row>['list'] =
    coinId.state !== 'ready' ? coinId : isKnown ? pages.list : ready({ rows: [], count: 0, more: 'none' });
  return { ...pages, list, isKnown, coinId: known };
}
