// Why money moves: what a domain says of each reason that its postings have, once.
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import type { components } from '../../contracts/schema.d.ts';

/** What a person filters by. */
export type LedgerKind = components['schemas']['LedgerKind'];

/** Of a text with {symbol}, chosen by the side of the order that caused the posting. */
interface OrderTexts {
  buy: RefusalReason;
  sell: RefusalReason;
}

/**
 * Whom issuance may give to for a reason, and who may give back to it: every unit in circulation comes out of issuance.
 * Without it a posting of that reason moves only what there is.
 */
interface Supply {
  to?: (owner: string) => boolean;
  from?: (owner: string) => boolean;
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
  supply?: Supply;
}

/** Of what moves the operator's own accounts alone, and means nothing to a person. */
interface PlatformMeaning {
  kind: 'house';
  supply?: Supply;
}

/** Reasons of one domain by key: '<domain>.<what>'. */
export type Reasons = Readonly<Record<string, ReasonMeaning | PlatformMeaning>>;

/** Every reason that a posting may have; each domain adds its own (`declare module`, extending `Named`). */
export interface PostingReasons {}

/** The keys of what a domain declares. */
export type Named<Declared> = Readonly<Record<keyof Declared, unknown>>;

export type PostingReason = keyof PostingReasons;

/** Where every unit in circulation comes from, so it alone may be below zero. */
export const issuanceOwner = 'system:issuance';

/** All reasons of a server. */
export class ReasonBook {
  /** Reasons of postings that are no gain or loss of a day. */
  readonly flows: readonly string[];
  private readonly meanings: ReadonlyMap<string, ReasonMeaning | PlatformMeaning>;

  constructor(reasons: Reasons) {
    this.meanings = new Map(Object.entries(reasons));
    this.flows = [...this.meanings.keys()].filter((reason) => this.meaningOf(reason)?.dayChange === 'flow');
  }

  has(reason: string): boolean {
    return this.meanings.has(reason);
  }

  /** Of a posting that is kept; undefined for the platform's own, and for what another server has written. */
  meaningOf(reason: string): ReasonMeaning | undefined {
    const meaning = this.meanings.get(reason);
    return meaning?.kind === 'house' ? undefined : meaning;
  }

  ofKind(kind: LedgerKind): string[] {
    return [...this.meanings.keys()].filter((reason) => this.meaningOf(reason)?.kind === kind);
  }

  /** Whether a posting for this reason, whose accounts are of these owners, may change how much there is. */
  maySupply(reason: string, { from, to }: { from: string; to: string }): boolean {
    const supply = this.meanings.get(reason)?.supply;
    return (from === issuanceOwner ? supply?.to?.(to) : supply?.from?.(from)) ?? false;
  }
}
