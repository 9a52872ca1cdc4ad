import { expect, it } from 'vitest';
import * as is from '../calling/read.ts';
import { messageReaders } from './readFeed.ts';

const quote = { symbol: 'BTC/USDT', now_price: '1', change: '+0.10', high: '2', low: '1', volume: '3' };

const told = { id: '1', ts: 1, price: '1', amount: '1', direction: 'buy' };
const candle = {
  symbol: 'BTC/USDT',
  period: '1min',
  time: 1,
  volume: '1',
  open: '1',
  high: '1',
  low: '1',
  close: '1',
};

it('a quote that cannot be read takes no other of its batch with it', () => {
  const batch = {
    sent_at: 5,
    quotes: [{ ...quote, now_price: null }, quote, null, { ...quote, volume: 12.5 }],
  };
  const { quotes } = messageReaders.daymarkets(batch);
  expect(quotes.map(({ volume }) => volume)).toEqual(['3', '12.5']);
});

it('a side of a book that is left out is empty', () => {
  const book = messageReaders.market_depth({ symbol: 'BTC/USDT', bids: [[99, '1']] });
  expect([book.bids, book.asks]).toEqual([[['99', '1']], []]);
});

it.each<[keyof typeof messageReaders, unknown]>([
  ['daymarkets', null],
  ['daymarket', { ...quote, now_price: null }],
  ['market_depth', { symbol: 'BTC/USDT', bids: [['99']] }],
  ['depth_update', { symbol: 'BTC/USDT', bids: [], asks: [], previous: 1 }],
  ['match_trade', { symbol: 'BTC/USDT', data: [{ ...told, direction: 'up' }] }],
  ['kline', { ...candle, close: {} }],
  // A time outside the calendar broke the whole chart.
  ['kline', { ...candle, time: 9e15 }],
  ['match_trade', { symbol: 'BTC/USDT', data: [{ ...told, ts: 9e15 }] }],
  ['daymarkets', { sent_at: 9e15, quotes: [] }],
  ['review', { type: 'review', id: 4, kind: 'wallet.withdrawal' }],
  ['session_ended', undefined],
])('a message %s that cannot be read is none: %o', (name, message) => {
  expect(is.maybe(messageReaders[name] as is.Reader<unknown>)(message)).toBeUndefined();
});
