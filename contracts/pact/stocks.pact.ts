import { expect, it } from 'vitest';
import {
  stockCandles,
  stockPrice,
  stockQuotations,
  stocksOf,
  type StockGroup,
  type StockQuote,
} from '../../src/api/stocks.ts';
import * as examples from '../examples/stocks.ts';
import { pick, play, read } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';

const given = [['stocks are quoted']] as const;
const example = examples.stockQuotations[0]!.quotation[0]!;
const quote = pick(example, 'symbol', 'now_price', 'high', 'low', 'volume');

it('stockQuotations answers stocks by currency', async () => {
  const groups = await play({ given, does: 'stockQuotations', data: [{ quotation: [quote] }] }, () =>
    read<StockGroup[]>(stockQuotations()),
  );
  expect(stocksOf(groups)).toMatchObject([{ symbol: 'AAPL', now_price: '229.14' }]);
});

it('stockCandles answers the candles of a stock and period', async () => {
  const query = { symbol: 'AAPL', period: '60min', from: '0', to: '99999999999' } as const;
  const row = pick(examples.stockCandles[0]!, 'time', 'open', 'close', 'high', 'low', 'volume');
  const answer = await play({ given, does: 'stockCandles of hours', query, data: [row] }, () =>
    read(stockCandles(query)),
  );
  expect(answer).toEqual([row]);
});

it('stockPrice answers the quote of one stock', async () => {
  const form = { symbol: 'AAPL' };
  const data = { ...quote, symbol: exactly('AAPL') };
  const answer = await play({ given, does: 'stockPrice', form, data }, () =>
    read<StockQuote>(stockPrice(form)),
  );
  expect(answer).toMatchObject({ symbol: 'AAPL', now_price: '229.14' });
});
