import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'contracts can be opened': {
    means:
      'Contracts are made on BTC/USDT and a mark is known; the person has passed the questions before them, where there are any, and has 5,000 USDT in the contract account and no contract.',
    parameters: session,
    answers: {
      currency_id: 'The number of BTC, which the calls send.',
      legal_id: 'The number of USDT, which the calls send.',
    },
  },
  'a contract was opened': {
    means:
      'The same, and the person has one contract on BTC/USDT and no other: a long position of 10 lots, ten times, opened at the mark by one order.',
    parameters: {
      ...session,
      client_order_id: 'Of that order; contract-5Tn8Xy2b without it.',
      became:
        'pending, a limit order far below the mark in its place; guarded, with take-profit and stop-loss; closed, by its owner; asked, to close while no mark is known; owed, closed at a gain that cannot be paid yet; liquidated: none.',
      margin_mode: 'isolated (default) or cross.',
    },
    answers: {
      lever_id: 'The number of the contract, which the calls send.',
      currency_id: 'The number of BTC, which the calls send.',
      legal_id: 'The number of USDT, which the calls send.',
      asked_ms: 'Where it became asked: since when, which the calls send.',
      stop_loss_price: 'A price below the mark and above its liquidation price, which the calls send.',
    },
  },
};
