import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'a product can be hosted': {
    means:
      'USDT can be hosted for 15 days at 0.4 % a day, from 500 on, up to a capacity of which 100,000 at least are left; redeeming it early costs by rule C with a ratio of 0.004. Nothing else can be hosted. The person has 1,000 USDT in the spot account, and the operator can pay.',
    parameters: {
      ...session,
      became: 'paused, where nothing can be put into it for now, with a reason: none.',
      calendar: 'faster, in a sandbox whose days are shorter: none.',
    },
    answers: { config_id: 'The number of the product, which the calls send.' },
  },
  'an amount is hosted': {
    means: 'The same, and the person has put 1,000 USDT into it today, and nothing else anywhere.',
    parameters: {
      ...session,
      client_order_id: 'The id that the caller gave it; hosting-3Jt6Qw8r without it.',
      became:
        'paid, where it was put in a day ago and that day was paid; delayed, where it was put in three days ago and none could be paid; completed, where all days are over and paid; redeemed, where its owner has redeemed it: none.',
      calendar: 'As of the product.',
    },
    answers: {
      order_id: 'The number of the order, which the calls send.',
      refund: 'What redeeming it pays, which the calls send.',
      config_id: 'The number of the product.',
    },
  },
};
