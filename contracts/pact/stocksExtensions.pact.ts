// What this product adds to quotes of stocks: the company, the source, its delay and age, and the course of the session.
import { expect, it } from 'vitest';
import {
  stockPrice,
  stockQuotations,
  stocksOf,
  type StockGroup,
  type StockQuote,
} from '../../src/api/stocks.ts';
import * as examples from '../examples/stocks.ts';
import { play, read } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';

const consumer = 'meridian-extensions';
const given = [['stocks are quoted']] as const;
const { source_name: _name, session_closes = [], ...row } = examples.stockQuotations[0]!.quotation[0]!;
const quote = { ...row, session_closes: session_closes.slice(0, 1) };

it('stockQuotations says the source of each price, its delay and its age', async () => {
  const data = [{ quotation: [quote] }];
  const groups = await play({ consumer, given, does: 'stockQuotations with the source', data }, () =>
    read<StockGroup[]>(stockQuotations()),
  );
  const { source, delay_s, as_of_ms, time_ms } = row;
  expect(stocksOf(groups)).toMatchObject([{ source, delay_s, as_of_ms, time_ms }]);
});

it('stockPrice says the same of one', async () => {
  const form = { symbol: 'AAPL' };
  const data = { ...quote, symbol: exactly('AAPL') };
  const answer = await play({ consumer, given, does: 'stockPrice with the source', form, data }, () =>
    read<StockQuote>(stockPrice(form)),
  );
  const { source, delay_s, as_of_ms, time_ms } = row;
  expect(answer).toMatchObject({ source, delay_s, as_of_ms, time_ms });
});
