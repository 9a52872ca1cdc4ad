import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'practice money': {
    means:
      'The person’s spot account has at least this much of this coin free. A sandbox gives it to every new account; elsewhere it is put there for the verification.',
    parameters: { ...session, coin: 'The coin: USDT.', amount: 'How much: 10000.' },
    answers: { currency: 'The coin’s number, which the calls send.' },
  },
  'a transfer was made': {
    means: 'The person has moved USDT from the spot to the contract account.',
    parameters: {
      ...session,
      amount: 'How much: 2000.',
      client_transfer_id: 'The id that the caller gave it: none.',
    },
    answers: { currency: 'The number of USDT.' },
  },
};
