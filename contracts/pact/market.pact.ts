import { expect, it } from 'vitest';
import { candles } from '../../src/api/candles.ts';
import { pair, pairsOf, quotations, type PairQuote, type QuotationGroup } from '../../src/api/market.ts';
import { vote } from '../../src/api/votes.ts';
import { candles as exampleCandles, pair as example, vote as votes } from '../examples/market.ts';
import { command, inMarket, pick, play, read } from './tools/interaction.ts';

const quote = pick(
  example,
  ...(['id', 'currency_id', 'currency_name', 'legal_id', 'legal_name', 'symbol'] as const),
  ...(['now_price', 'change', 'high', 'low', 'volume', 'open_coin_trade', 'open_microtrade'] as const),
);

it('quotations answers pairs by quote currency', async () => {
  const groups = await play(
    { given: [['market is running']], does: 'quotations', data: [{ quotation: [quote] }] },
    () => read<QuotationGroup[]>(quotations()),
  );
  expect(pairsOf(groups)).toMatchObject([{ symbol: 'BTC/USDT', now_price: '97412.6' }]);
});

it('pair answers one pair by the numbers of its coins', async () => {
  const query = { currency_id: '1', legal_id: '3' };
  const fromState = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;
  const answer = await play(
    { given: [['market is running']], does: 'pair', query, fromState, data: quote },
    () => read<PairQuote>(pair(query)),
  );
  expect(answer).toMatchObject({ symbol: 'BTC/USDT', now_price: '97412.6' });
});

it('candles answers the candles of a pair and period', async () => {
  const query = { symbol: 'BTC/USDT', period: '60min', from: '0', to: '99999999999' } as const;
  const row = pick(exampleCandles[0]!, 'time', 'open', 'close', 'high', 'low', 'volume');
  const answer = await play(
    { given: [['market is running']], does: 'candles of hours', query, data: [row] },
    () => read(candles(query)),
  );
  expect(answer).toEqual([row]);
});

const rises = { currency_id: '1', legal_id: '3', type: '1' } as const;
const pairNumbers = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;

it('vote says how the votes of the day stand', async () => {
  const answer = await play(
    { given: inMarket, does: 'vote', form: rises, fromState: pairNumbers, data: votes },
    () => command(vote(), rises),
  );
  expect(answer).toEqual(votes);
});
