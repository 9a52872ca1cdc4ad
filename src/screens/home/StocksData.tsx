import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { stockQuotations, stocksOf, unreadStocksOf } from '../../api/stocks.ts';
import { useServerTime } from '../../components/live/useServerTime.ts';
import { useFavourites } from '../../components/market/favourites.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { useStored } from '../../stored/useStored.ts';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { keptStocks } from './keptStocks.ts';
import { stocksEveryMs } from './stocksEveryMs.ts';
import type { StocksData as Data } from './stocksState.ts';

/** Quotes of US stocks, with the filter that this device keeps. */
export const StocksData: Data = ({ children }) => {
  const { serverNow, pathOf, back } = useShell();
  const [query, setQuery] = useSearchParams();
  const quotes = useQuery({
    ...stockQuotations(),
    refetchInterval: ({ state }) => stocksEveryMs(stocksOf(state.data ?? []), serverNow()),
  });
  // A history entry, so that the phone's back button closes the search instead of the page.
  const search = useCallback(
    (isSearching: boolean) => (isSearching ? setQuery({ stocks: '' }) : back()),
    [setQuery, back],
  );
  const searchText = query.get('stocks') ?? '';
  const keepText = useCallback(
    (text: string): void => {
      if (text !== searchText) setQuery({ stocks: text }, { replace: true });
    },
    [searchText, setQuery],
  );
  const hrefOf = useCallback((symbol: string) => pathOf('Kline', { stock: symbol }), [pathOf]);
  return children({
    stocks: mapRemote(remoteOf(quotes), stocksOf),
    unread: unreadStocksOf(quotes.data ?? []),
    nowMs: useServerTime(serverNow, false),
    favourites: useFavourites(),
    filter: useStored(keptStocks) ?? 'all',
    onFilter: keptStocks.set,
    isSearching: query.has('stocks'),
    onSearch: search,
    searchText,
    onSearchText: keepText,
    hrefOf,
  });
};
