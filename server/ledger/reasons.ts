// Reasons of postings: each domain declares the meaning of its own, once.
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import type { components } from '../../contracts/schema.d.ts';

/** Filter categories of the ledger. */
export type LedgerKind = components['schemas']['LedgerKind'];

/** Text with {symbol}, chosen by the side of the order that caused the posting. */
interface OrderTexts {
  buy: RefusalReason;
  sell: RefusalReason;
}

/**
 * Who may receive from issuance for a reason, and who may return to it: every unit in circulation comes from issuance.
 * Without it, a posting of that reason moves existing units only.
 */
interface Supply {
  to?: (owner: string) => boolean;
  from?: (owner: string) => boolean;
}

/** What a reason means to the user whose account it changes. */
export interface ReasonMeaning {
  kind: LedgerKind;
  text: RefusalReason | OrderTexts;
  /**
   * 'flow': a deposit or withdrawal of value, neither gain nor loss of the day. 'result': the change of the total is a
   * gain or a loss.
   */
  dayChange: 'flow' | 'result';
  supply?: Supply;
}

/** A reason of the platform's own accounts, without meaning to a user. */
interface PlatformMeaning {
  kind: 'house';
  supply?: Supply;
}

/** Reasons of one domain by key: '<domain>.<what>'. */
export type Reasons = Readonly<Record<string, ReasonMeaning | PlatformMeaning>>;

/** Every reason that a posting may have; each domain adds its own (`declare module`, extending `Named`). */
export interface PostingReasons {}

/** The keys that a domain declares. */
export type Named<Declared> = Readonly<Record<keyof Declared, unknown>>;

export type PostingReason = keyof PostingReasons;

/** Source of every unit in circulation, so only this owner may be below zero. */
export const issuanceOwner = 'system:issuance';

/** All reasons of a server. */
export class ReasonBook {
  /** Reasons of postings that do not count as gain or loss of a day. */
  readonly flows: readonly string[];
  private readonly meanings: ReadonlyMap<string, ReasonMeaning | PlatformMeaning>;

  constructor(reasons: Reasons) {
    this.meanings = new Map(Object.entries(reasons));
    this.flows = [...this.meanings.keys()].filter((reason) => this.meaningOf(reason)?.dayChange === 'flow');
  }

  has(reason: string): boolean {
    return this.meanings.has(reason);
  }

  /** Meaning of a stored posting; undefined for those of the platform and for unknown reasons. */
  meaningOf(reason: string): ReasonMeaning | undefined {
    const meaning = this.meanings.get(reason);
    return meaning?.kind === 'house' ? undefined : meaning;
  }

  ofKind(kind: LedgerKind): string[] {
    return [...this.meanings.keys()].filter((reason) => this.meaningOf(reason)?.kind === kind);
  }

  /** Whether a posting with this reason and these owners may change the total supply. */
  maySupply(reason: string, { from, to }: { from: string; to: string }): boolean {
    const supply = this.meanings.get(reason)?.supply;
    return (from === issuanceOwner ? supply?.to?.(to) : supply?.from?.(from)) ?? false;
  }
}
