import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'an IEO takes applications': {
    means:
      'Nothing but HALO is on offer: 20,000,000 coins at 0.042 USDT, from 1,000 to 50,000 per application, and nobody has applied. The person has 1,000 USDT in the spot account.',
    parameters: { ...session },
    answers: { id: 'The number of the product, which the calls send.' },
  },
  'an IEO is applied for': {
    means: 'The same, and the person has applied for 10,000 HALO and for nothing else.',
    parameters: {
      ...session,
      client_order_id: 'The id that the caller gave it; ieo-3Jt6Qw8r without it.',
      became:
        'failed, where nothing was allotted; allotted, where all 10,000 are and wait for their payment; lapsed, where they were not paid in time; paid; locked, where they are paid and listed; unlocked, where they are in the spot account: none.',
    },
    answers: { id: 'The number of the product.', application: 'The number of the application.' },
  },
};
