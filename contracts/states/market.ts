import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'market is running': {
    means: 'BTC/USDT is traded: it has a price, a book with both sides, a trade and an hour’s candle.',
    answers: { currency_id: 'The number of BTC.', legal_id: 'The number of USDT.' },
  },
  'a coin is listed later': {
    means: 'Trading of a pair is announced and has not begun.',
    answers: { currency_id: 'The number of the coin.', legal_id: 'The number of USDT.' },
  },
};
