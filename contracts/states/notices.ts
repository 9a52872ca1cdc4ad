import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'a log-in from elsewhere was told': {
    means: 'The person has one unread notice, of a log-in on a new device.',
    parameters: session,
    answers: { notice_id: 'The notice’s number.' },
  },
};
