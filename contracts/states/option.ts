import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'options can be bought': {
    means:
      'Timed options are offered on BTC/USDT; the person is verified in both levels, has passed the questions before them, where there are any, and has 1,000 USDT in the options account and no option.',
    parameters: session,
    answers: { match_id: 'The number of BTC/USDT, which the calls send.' },
  },
  'an option was bought': {
    means:
      'The same, and the person has one option on BTC/USDT and no other: 100 USDT on up for 60 seconds, bought by one order.',
    parameters: {
      ...session,
      client_order_id: 'Of that order; option-7Kd2Wq9x without it.',
      became:
        'What has come of it. Without it, it waits for its entry; running, with its entry; right, settled at a gain; demo, the same in the demo account; returned, as the source was silent.',
    },
    answers: {
      match_id: 'The number of BTC/USDT, which the calls send.',
      option_id: 'The number of the option, which the calls send.',
    },
  },
};
