import type { Context } from '../context.ts';
import { joined } from '../Domain.ts';
import type { Carrier, Parcel } from '../messaging/Carrier.ts';
import { NotCarried } from '../messaging/Carrier.ts';
import { Outbox } from '../messaging/Outbox.ts';
import { domains } from '../product.ts';

/** Where a test reads what has left. */
export interface KeptParcels {
  parcels: Parcel[];
  /** Everything is refused for good. */
  isDown: boolean;
  /** Of the last one that has any. */
  code(): string;
}

/** Mail and SMS that are never connected to: `keepParcels` takes their place. */
export const channelsToKeep = {
  mail: { host: '127.0.0.1', port: 1, tls: 'none', from: 'codes@example.com' },
  sms: { url: 'http://127.0.0.1:1/', secret: 'a secret of the two of us' },
} as const;

/** From now on what commands send is kept instead of carried. */
export function keepParcels(context: Context): KeptParcels {
  const kept: KeptParcels = {
    parcels: [],
    isDown: false,
    code: () => kept.parcels.findLast(({ letter }) => letter?.words.code !== undefined)!.letter!.words.code!,
  };
  const carrier: Carrier = {
    carry: async (parcel) => {
      if (kept.isDown) throw new NotCarried('answered 550', { isFinal: true });
      kept.parcels.push(parcel);
    },
    close: () => undefined,
  };
  const { store, writer, clock, random, log, onFault } = context;
  const carriers = { mail: carrier, sms: carrier };
  const kinds = joined(domains, 'messages');
  const { phraseOf } = context.outbox;
  context.outbox = new Outbox({ db: store.db, writer, clock, random, log, onFault, kinds, carriers });
  context.outbox.phraseOf = phraseOf;
  return kept;
}
