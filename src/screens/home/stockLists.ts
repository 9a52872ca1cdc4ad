import type { StockQuote } from '../../api/stocks.ts';
import { unitsOf } from '../../components/amounts/units.ts';
import { matchNames } from './matchNames.ts';

export const stockFilters = ['favourites', 'all', 'gainers', 'losers'] as const;
export type StockFilter = (typeof stockFilters)[number];

/** Stocks whose symbol or company contains the text; matches at the beginning come first. */
export const matchStocks = (stocks: readonly StockQuote[], text: string): readonly StockQuote[] =>
  matchNames(stocks, text, ({ symbol, name }) => (name === undefined ? [symbol] : [symbol, name]));

/** Symbols without readable data that contain the text; an unknown symbol may be the wanted one. */
export function unreadMatches(
  unread: readonly (string | undefined)[],
  text: string,
): readonly (string | undefined)[] {
  const wanted = text.trim().toUpperCase();
  return unread.filter((symbol) => symbol === undefined || symbol.includes(wanted));
}

/** Symbols without readable data that belong to a list; their change is unknown. */
export function listUnread(
  unread: readonly (string | undefined)[],
  filter: StockFilter,
  favourites: readonly string[],
): readonly (string | undefined)[] {
  if (filter === 'all') return unread;
  if (filter !== 'favourites') return [];
  return unread.filter((symbol) => symbol !== undefined && favourites.includes(symbol));
}

/** Stocks whose change has the sign, those with the greatest change first. */
function moved(stocks: readonly StockQuote[], sign: 1n | -1n): StockQuote[] {
  return stocks
    .flatMap((stock) => {
      const size = stock.change === undefined ? 0n : sign * unitsOf(stock.change);
      return size > 0n ? [{ stock, size }] : [];
    })
    .sort((a, b) => (a.size > b.size ? -1 : a.size < b.size ? 1 : 0))
    .map(({ stock }) => stock);
}

/**
 * Stocks of a list; a stock without a known change neither gains nor loses.
 * @param favourites symbols in the order of starring; pairs among them are skipped
 */
export function listStocks(
  stocks: readonly StockQuote[],
  filter: StockFilter,
  favourites: readonly string[],
): readonly StockQuote[] {
  switch (filter) {
    case 'favourites':
      return favourites.flatMap((symbol) => stocks.find((stock) => stock.symbol === symbol) ?? []);
    case 'gainers':
      return moved(stocks, 1n);
    case 'losers':
      return moved(stocks, -1n);
    case 'all':
      return stocks;
  }
}
