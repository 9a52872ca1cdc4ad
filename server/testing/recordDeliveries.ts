import type { Context } from '../context.ts';
import { joined } from '../Domain.ts';
import type { MessageTransport, Delivery } from '../messaging/MessageTransport.ts';
import { DeliveryError } from '../messaging/MessageTransport.ts';
import { Outbox } from '../messaging/Outbox.ts';
import { domains } from '../product.ts';

/** Deliveries recorded for a test. */
export interface RecordedDeliveries {
  deliveries: Delivery[];
  /** Every message is rejected permanently. */
  isDown: boolean;
  /** Code of the last message that contains one. */
  code(): string;
}

/** Mail and SMS channels that are never connected: `recordDeliveries` replaces them. */
export const channelsToKeep = {
  mail: { host: '127.0.0.1', port: 1, tls: 'none', from: 'codes@example.com' },
  sms: { url: 'http://127.0.0.1:1/', secret: 'a secret of the two of us' },
} as const;

/** From now on messages of commands are recorded instead of delivered. */
export function recordDeliveries(context: Context): RecordedDeliveries {
  const kept: RecordedDeliveries = {
    deliveries: [],
    isDown: false,
    code: () =>
      kept.deliveries.findLast(({ letter }) => letter?.words.code !== undefined)!.letter!.words.code!,
  };
  const transport: MessageTransport = {
    deliver: async (delivery) => {
      if (kept.isDown) throw new DeliveryError('answered 550', { isFinal: true });
      kept.deliveries.push(delivery);
    },
    close: () => undefined,
  };
  const { store, executor, clock, random, log, onFault } = context;
  const transports = { mail: transport, sms: transport };
  const kinds = joined(domains, 'messages');
  const { phraseOf } = context.outbox;
  context.outbox = new Outbox({ db: store.db, executor, clock, random, log, onFault, kinds, transports });
  context.outbox.phraseOf = phraseOf;
  return kept;
}
