import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'operators answer in the app': {
    means:
      'There is no help desk of its own, and an operator answers: conversations with the desk and about P2P orders are those of the app.',
  },
  'a picture was sent to a merchant': {
    means: 'The person has opened one P2P order and has sent one message about it, a picture.',
    parameters: session,
    answers: { order_id: 'The number of the order, which the calls send.' },
  },
  'an order was talked about': {
    means:
      'The person has opened one P2P order and has written to the merchant, first a text and then a picture. The merchant has seen the text and answered, which the person has not seen.',
    parameters: session,
    answers: {
      order_id: 'The number of the order, which the calls send.',
      message_id: 'The number of the merchant’s message.',
      picture_id: 'The number of the message with the picture.',
    },
  },
};
