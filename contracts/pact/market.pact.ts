import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { candles, pair, pairsOf, quotations, type QuotationGroup } from '../../src/api/market.ts';
import { candles as exampleCandles, pair as example } from '../examples/market.ts';
import { answeredBy, play, read, success } from './interaction.ts';

const { eachLike, integer, like, regex } = MatchersV3;
const decimal = (value: string) => regex('^[0-9]+(\\.[0-9]{1,8})?$', value);

const quote = {
  id: integer(example.id),
  currency_id: integer(example.currency_id),
  currency_name: like(example.currency_name),
  legal_id: integer(example.legal_id),
  legal_name: like(example.legal_name),
  symbol: like(example.symbol),
  now_price: decimal(example.now_price),
  change: regex('^[+-]?[0-9]+\\.[0-9]{2}$', example.change),
  high: decimal(example.high),
  low: decimal(example.low),
  volume: decimal(example.volume),
  open_coin_trade: integer(example.open_coin_trade),
};

it('quotations answers pairs by quote currency', async () => {
  const groups = await play(
    {
      given: [['market is running']],
      does: 'quotations',
      answers: success(eachLike({ id: integer(3), name: like('USDT'), quotation: eachLike(quote) })),
    },
    () => read<QuotationGroup[]>(quotations()),
  );
  expect(pairsOf(groups)).toMatchObject([{ symbol: 'BTC/USDT', now_price: '97412.6' }]);
});

it('pair answers one pair', async () => {
  const query = { currency_id: '1', legal_id: '3' };
  const answer = await play(
    {
      given: [['market is running']],
      does: 'pair of BTC and USDT',
      query,
      fromState: { currency_id: 'currency_id', legal_id: 'legal_id' },
      answers: success({
        ...quote,
        currency_id: answeredBy('currency_id', 1),
        legal_id: answeredBy('legal_id', 3),
      }),
    },
    () => read(pair(query)),
  );
  expect(answer).toMatchObject({ symbol: 'BTC/USDT', currency_id: 1 });
});

it('candles answers the candles of a pair and period', async () => {
  const query = { symbol: 'BTC/USDT', period: '60min', from: '0', to: '99999999999' } as const;
  const { time, open, close, high, low, volume } = exampleCandles[0]!;
  const row = {
    time: integer(time),
    open: decimal(open),
    close: decimal(close),
    high: decimal(high),
    low: decimal(low),
    volume: decimal(volume),
  };
  const answer = await play(
    {
      given: [['market is running']],
      does: 'candles of hours',
      query,
      answers: success(eachLike(row)),
    },
    () => read(candles(query)),
  );
  expect(answer).toEqual([{ time, open, close, high, low, volume }]);
});
