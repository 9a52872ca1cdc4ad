// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { pair, pairsOf, quotations, type PairQuote, type QuotationGroup } from '../../src/api/market.ts';
import { pair as examplePair } from '../examples/market.ts';
import { play, read } from './tools/interaction.ts';
import { orNone } from './tools/matcher.ts';

const consumer = 'meridian-extensions';

it('quotations says the rules of a pair, its day and how old its price is', async () => {
  const { open_microtrade: _option, day_closes = [], ...quote } = examplePair;
  const as_of_ms = quote.time_ms!;
  const rules = { ...quote, as_of_ms, day_closes: orNone(day_closes.slice(0, 1)) };
  const groups = await play(
    {
      consumer,
      given: [['market is running']],
      does: 'quotations with the rules of each pair',
      data: [{ quotation: [rules] }],
    },
    () => read<QuotationGroup[]>(quotations()),
  );
  const { price_tick, taker_fee_rate } = examplePair;
  expect(pairsOf(groups)).toMatchObject([{ price_tick, taker_fee_rate, as_of_ms }]);
});

it('pair says the same of one', async () => {
  const { open_microtrade: _option, day_closes = [], ...quote } = examplePair;
  const query = { currency_id: '1', legal_id: '3' };
  const fromState = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;
  const rules = { ...quote, as_of_ms: quote.time_ms!, day_closes: orNone(day_closes.slice(0, 1)) };
  const answer = await play(
    { consumer, given: [['market is running']], does: 'pair with its rules', query, fromState, data: rules },
    () => read<PairQuote>(pair(query)),
  );
  expect(answer).toMatchObject({ price_tick: examplePair.price_tick, as_of_ms: quote.time_ms });
});

it('pair says when trading begins of a coin that is not listed yet', async () => {
  const { day_closes: _none, time_ms, open_microtrade: _option, ...quote } = examplePair;
  const query = { currency_id: '1', legal_id: '3' };
  const opens_ms = time_ms! + 86_400_000;
  const answer = await play(
    {
      consumer,
      given: [['a coin is listed later']],
      does: 'pair whose trading has not begun',
      query,
      fromState: { currency_id: 'currency_id', legal_id: 'legal_id' },
      data: { ...quote, is_display: 0, open_coin_trade: 0, opens_ms },
    },
    () => read<PairQuote>(pair(query)),
  );
  expect(answer).toMatchObject({ is_display: 0, opens_ms });
});
