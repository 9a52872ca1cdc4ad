import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'a new coin is on offer': {
    means:
      'NOVA can be subscribed to at 0.125 USDT each, from 400 on, and 100,000 at least are left; they are locked for 30 days from the payment. The start page recommends it, and nothing else is on offer. The person has 1,000 USDT in the spot account.',
    parameters: {
      ...session,
      became: 'estimated, where its issuer publishes an estimate of its return with a source: none.',
      calendar: 'faster, in a sandbox whose days are shorter: none.',
    },
    answers: { config_id: 'The number of the product, which the calls send.' },
  },
  'a new coin is subscribed to': {
    means: 'The same, and the person has paid 500 USDT for 4,000 NOVA, and has subscribed to nothing else.',
    parameters: {
      ...session,
      client_order_id: 'The id that the caller gave it; newcoin-3Jt6Qw8r without it.',
      became:
        'launched, where NOVA is launched and the coins are locked; settled, where they are in the spot account: none.',
    },
    answers: { config_id: 'The number of the product.' },
  },
};
