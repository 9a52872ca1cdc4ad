import { useQuery } from '@tanstack/react-query';
import type { pagesOf } from '../../../api/calling/pages.ts';
import { currencies } from '../../../api/pages/walletRecords.ts';
import { usePages, type Pages } from '../../../components/lists/usePages.ts';
import { mapRemote, ready, remoteOf, type Remote } from '../../../ui/loading/remoteData.ts';

/** The id of the coin that the address names, once the coins are known; a coin that is none has no records. */
function useCoinId(coin: string | undefined): Remote<number | undefined> {
  const all = remoteOf(useQuery(currencies()));
  if (coin === undefined) return ready(undefined);
  return mapRemote(all, (list) => list.find(({ name }) => name === coin)?.id ?? 0);
}

interface PagesOfCoin<Row> extends Pages<Row> {
  /** The coin is known, or all are asked for; the list is asked for with its id. */
  isKnown: boolean;
  coinId: number | undefined;
}

/**
 * A list of the wallet that may be narrowed to one coin, which the address names and the wire numbers.
 * @param everyMs how often it is read again by itself, by the rows that it has
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
