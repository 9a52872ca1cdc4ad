import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'an open spot order': {
    means:
      'The person has a limit order in the book of BTC/USDT, nothing of it filled, and is logged in. It needs money in the account.',
    parameters: {
      ...session,
      symbol: 'The pair: BTC/USDT.',
      side: 'buy (default) or sell.',
      price: 'The price: 50000, which nobody sells at.',
      quantity: 'The amount: 0.001.',
      client_order_id: 'The id that the caller gave it: none.',
    },
    answers: { order_id: 'The order’s number.' },
  },
  'a spot order was filled': {
    means:
      'The person has bought this much at once, so that the ledger of the spot account has the trade and its fee.',
    parameters: {
      ...session,
      symbol: 'The pair: BTC/USDT.',
      price: 'The price: the last one.',
      quantity: 'The amount: 0.001.',
      value: 'What a market order was to spend, in place of a limit order over the amount: none.',
    },
    answers: { order_id: 'The order’s number.' },
  },
};
