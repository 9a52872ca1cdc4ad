import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'a case waits for review': {
    means: 'The person has handed in a case that nobody has decided yet.',
    parameters: session,
    answers: { review_id: 'The case’s number.' },
  },
};
