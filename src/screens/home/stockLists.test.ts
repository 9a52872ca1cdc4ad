import { describe, expect, it } from 'vitest';
import { stockQuotations } from '../../../contracts/examples/stocks.ts';
import type { StockQuote } from '../../api/stocks.ts';
import { listStocks, matchStocks } from './stockLists.ts';

const stock = (symbol: string, change?: string, name?: string): StockQuote => ({
  symbol,
  now_price: '10',
  high: '10',
  low: '10',
  volume: '1',
  ...(change === undefined ? {} : { change }),
  ...(name === undefined ? {} : { name }),
});
const symbols = (stocks: readonly StockQuote[]): string[] => stocks.map(({ symbol }) => symbol);

describe('the search of stocks', () => {
  const all = stockQuotations[0]!.quotation;

  it.each([
    ['aapl', ['AAPL']],
    ['  apple ', ['AAPL']],
    ['coca cola', ['KO']],
    ['alphabet', ['GOOGL']],
    ['zzz', []],
  ])('%j finds %j by symbol or company', (text, expected) => {
    expect(symbols(matchStocks(all, text))).toEqual(expected);
  });

  it('lists what begins with the text first', () => {
    expect(symbols(matchStocks(all, 'm'))).toEqual(['MSFT', 'META', 'AMZN']);
  });

  it('finds a symbol with a dot without it, and a stock whose company is unknown', () => {
    expect(symbols(matchStocks([stock('BRK.B'), stock('KO')], 'brkb'))).toEqual(['BRK.B']);
  });

  it('keeps the order of all stocks for an empty text', () => {
    expect(matchStocks(all, ' ')).toBe(all);
  });
});

describe('the lists of stocks', () => {
  const stocks = [
    stock('A', '+0.27'),
    stock('B', '-0.29'),
    stock('C', '0.00'),
    stock('D'),
    stock('E', '+10.00'),
    stock('F', '-1.37'),
    stock('G', '+9.99'),
  ];

  it('gainers are above their previous close, the largest change first', () => {
    expect(symbols(listStocks(stocks, 'gainers', []))).toEqual(['E', 'G', 'A']);
  });

  it('losers are below their previous close, the lowest change first', () => {
    expect(symbols(listStocks(stocks, 'losers', []))).toEqual(['F', 'B']);
  });

  it('favourites are in the order of starring, without pairs and stocks that are gone', () => {
    expect(symbols(listStocks(stocks, 'favourites', ['F', 'BTC/USDT', 'GONE', 'A']))).toEqual(['F', 'A']);
  });

  it('all are in the order of the server', () => {
    expect(listStocks(stocks, 'all', [])).toBe(stocks);
  });
});
