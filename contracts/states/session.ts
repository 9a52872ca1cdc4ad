import { code, session, someone, token } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'no session': { means: 'Nothing but what every back end has: agreements, dial codes, languages.' },
  'an invitation': {
    means: 'A code with which people may register.',
    parameters: { extension_code: 'The code: MERIDIAN.' },
    answers: { extension_code: 'The code that the registration sends.' },
  },
  'the session has ended': { means: 'Whatever token comes belongs to no session any more.' },
  'a registered user': {
    means: 'This person has an account and is not logged in.',
    parameters: { ...someone, password: 'The password: correct horse 7.' },
  },
  'a registered user is logged in': {
    means: 'This person has an account, opened if need be, and a session with this token.',
    parameters: { ...session, password: 'The password: correct horse 7.' },
    answers: { token },
  },
  'an account is guessed at': {
    means:
      'Strangers have tried wrong passwords of this person’s account, so that a log-in from a network that it has not been used from needs a code first, or time where it has no address for codes.',
    parameters: { ...someone, password: 'The password: correct horse 7.' },
  },
  'codes are guessed at': {
    means: 'So many wrong codes of this address have come that the next code has 12 digits.',
    parameters: { ...someone, type: 'What the codes are for: register (default), forget, login, or bind.' },
  },
  'a code was sent': {
    means: 'This code has gone to this address and is good for one use.',
    parameters: {
      ...someone,
      type: 'What for: register (default), forget, or one of sendOwnCode, of a person who is logged in.',
      code,
    },
    answers: { code: 'The code that the calls send.' },
  },
  'the agreements were accepted': {
    means: 'The person has accepted the user agreement and the privacy policy in their first version.',
    parameters: session,
  },
  'a wallet is bound': {
    means: 'The person has bound a wallet on erc, whose key the back end knows.',
    parameters: session,
    answers: { address: 'The address of that wallet.' },
  },
  'a wallet has signed a text': {
    means:
      'A wallet on erc, whose key the back end knows, has signed a text of walletNonce for this purpose. The text has not been used.',
    parameters: {
      ...session,
      purpose:
        'login (default) or confirm, of the wallet that the person has bound; bind, of one that nobody has.',
    },
    answers: { message: 'The text.', signature: 'Its signature.' },
  },
  'a passkey was added': {
    means: 'The person has added a passkey, whose key the back end knows, and has not used it.',
    parameters: session,
    answers: { passkey_id: 'The id of that passkey.' },
  },
  'a passkey was used': {
    means: 'The same, and the person has logged in with it.',
    parameters: session,
    answers: { passkey_id: 'The id of that passkey.' },
  },
  'a passkey has signed a challenge': {
    means:
      'A passkey, whose key the back end knows, has signed a challenge of passkeyChallenge for this purpose. The challenge has not been used.',
    parameters: {
      ...session,
      purpose: 'login (default) or confirm, of the passkey that the person has added; add, of a new one.',
    },
    answers: { credential: 'The answer of navigator.credentials, as JSON.' },
  },
};
