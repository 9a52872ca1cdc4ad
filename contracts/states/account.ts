import { code, session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'a code was sent to bind an address': {
    means:
      'The person is logged in and has asked for a code to this new address, which nobody has; it is good for one use.',
    parameters: { ...session, contact: 'The new address: a phone number of area_code 49.', code },
    answers: { code: 'The code that the calls send.' },
  },
  'a fund password is set': {
    means: 'The person has this fund password, and has not entered a wrong one.',
    parameters: { ...session, fund_password: 'The fund password: 482913.' },
  },
  'a fund password is guessed at': {
    means: 'The same, and five wrong ones were tried, so that none is looked at for a while.',
    parameters: { ...session, fund_password: 'The fund password: 482913.' },
  },
  'withdrawals are held': {
    means: 'The person’s withdrawals are held for this reason alone.',
    parameters: {
      ...session,
      reason: 'own (default), until the person asks for its end, or password, after a change of it.',
    },
  },
  'another session': {
    means: 'The person is logged in on a second device.',
    parameters: session,
    answers: { session_id: 'The id of that session.' },
  },
  'a closing was requested': {
    means: 'The person has asked for the closing of the account, and nobody has decided it yet.',
    parameters: session,
    answers: { review_id: 'The case’s number.' },
  },
  'a copy was declined': {
    means: 'The person has asked for a copy of the data, and it was declined with a reason.',
    parameters: session,
  },
};
