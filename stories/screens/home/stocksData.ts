import { useState } from 'react';
import {
  closedStockQuotations,
  stockQuotations,
  stocksClosedMs,
  stocksOpenMs,
} from '../../../contracts/examples/stocks.ts';
import type { StockFilter } from '../../../src/screens/home/stockLists.ts';
import type { StocksData, StocksState } from '../../../src/screens/home/stocksState.ts';
import { alreadyLoaded, type Later } from '../../../src/ui/loading/later.ts';
import { ready } from '../../../src/ui/loading/remoteData.ts';

/** While the exchange is open. */
export const openStocks = { stocks: ready(stockQuotations[0]!.quotation), nowMs: stocksOpenMs };
/** On the Saturday after. */
export const closedStocks = { stocks: ready(closedStockQuotations[0]!.quotation), nowMs: stocksClosedMs };

/** US stocks of Home in a state, whose lists and search can be chosen. */
export function stocksData(state: Partial<StocksState> = {}): Later<StocksData> {
  const Data: StocksData = ({ children }) => {
    const [filter, setFilter] = useState<StockFilter>(state.filter ?? 'all');
    const [isSearching, setIsSearching] = useState(state.isSearching ?? false);
    return children({
      ...openStocks,
      unread: [],
      favourites: [],
      hrefOf: (symbol) => `#kline?stock=${symbol}`,
      searchText: '',
      onSearchText: () => undefined,
      ...state,
      filter,
      onFilter: setFilter,
      isSearching,
      onSearch: setIsSearching,
    });
  };
  return alreadyLoaded(Data);
}
