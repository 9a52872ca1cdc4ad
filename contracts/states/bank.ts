import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'a bank card is bound': {
    means:
      'The person has bound the bank card of the example of bankCard, with an IBAN, in the name of Lena Marie Hartmann.',
    parameters: session,
  },
  'banks are suggested': { means: 'The back end suggests at least one bank by its name.' },
};
