import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'somebody was invited': {
    means:
      'The person has invited somebody, and nobody else. Who was invited has bought 0.01 BTC at once, and a part of the fee, in BTC, is in the spot account of the person, whose rate it came by.',
    parameters: {
      ...session,
      became:
        'ranked, where the person has agreed to be in the ranking and is alone in it; partner, where the person is a partner of level 2: none.',
    },
    answers: {},
  },
};
