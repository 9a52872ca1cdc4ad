import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'a question was answered': {
    means:
      'Questions come before contracts, and the person has answered the first one, with its first choice.',
    parameters: session,
    answers: { version: 'The version of the questions, which the calls send.' },
  },
  'all questions but the last were answered': {
    means:
      'Questions come before contracts, and the person has answered all but the last one, each with its right choice.',
    parameters: session,
    answers: {
      version: 'The version of the questions, which the calls send.',
      question: 'The number of the last one.',
      choice: 'The number of its right choice.',
    },
  },
  'questions are passed': {
    means: 'The person has passed the questions before each product that has any.',
    parameters: session,
  },
};
