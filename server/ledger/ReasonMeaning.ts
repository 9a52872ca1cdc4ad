import type { RefusalReason } from '../../contracts/messages/messages.ts';
import type { components } from '../../contracts/schema.d.ts';

/** What a person filters by. */
export type LedgerKind = components['schemas']['LedgerKind'];

/** Of a text with {symbol}, chosen by the side of the order that caused the posting. */
interface OrderTexts {
  buy: RefusalReason;
  sell: RefusalReason;
}

/** What a reason means to the person whose account it changes. */
export interface ReasonMeaning {
  kind: LedgerKind;
  text: RefusalReason | OrderTexts;
  /**
   * 'flow': value that comes or leaves, no gain or loss of the day however much it changes the total. 'result': whatever
   * it changes the total by is gained or lost.
   */
  dayChange: 'flow' | 'result';
}

/** Reasons of one domain by key: '<domain>.<what>'. Those that move the operator's own accounts alone mean nothing to a person. */
export type Reasons = Readonly<Record<string, ReasonMeaning | 'house'>>;
