// Test message.
import type { Domain } from '../Domain.ts';
import type { Recipient } from '../commands/OutboxQueue.ts';

declare module '../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'example.sold': { lot: string };
  }
}

export const sales = {
  handlers: {},
  messages: {
    'example.sold': {
      usefulMs: 86_400_000,
      words: ({ lot }, locale) => ({
        subject: `Lot ${lot} in ${locale}`,
        intro: 'It is sold.',
        notes: [],
        short: `${lot} sold`,
      }),
    },
  },
} satisfies Domain;

export const ann: Recipient = { channel: 'mail', address: 'ann@example.com', locale: 'de' };
