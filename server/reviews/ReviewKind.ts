// Declaration of a domain's cases that an operator decides.
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import type { Hold } from '../ledger/Holds.ts';
import type { Leaving } from '../personal/Leaving.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';

/** Case as passed to an outcome. */
export interface Review<About> {
  id: number;
  owner: string;
  about: About;
  reference: string;
  /** Hold that depends on the outcome; undefined for a kind that holds no money. */
  hold: Hold | undefined;
  /** Reasons of a rejection; empty for any other decision. */
  rejections: Rejections;
  /** Bank statement entry of the money that an approval found; for kinds that need one. */
  statement?: string;
}

/** Rejection reasons by field: keys of contracts/messages whose text needs no values. */
export type Rejections = Readonly<Record<string, RefusalReason>>;

/** Effect of a decision, run in its transaction; if it throws, nothing is decided. */
type Outcome<About> = (tx: MoneyTx, review: Review<About>, personal: Leaving) => void | Promise<void>;

export interface ReviewKind<About> {
  /** Maximum submissions per user within 24 hours. */
  perDay: number;
  /** Each of its cases has a hold until the decision, and none afterwards. */
  holdsMoney?: boolean;
  /** Refusal for an owner who withdraws a case too late; by default the general one. */
  closedWords?: RefusalReason;
  /** An approval references a bank statement entry. */
  needsStatement?: boolean;
  /** Possible reasons of a rejection, by field; empty when a rejection has no reason. */
  rejections: Readonly<Record<string, readonly RefusalReason[]>>;
  /** Posts the hold. */
  approved: Outcome<About>;
  /** After these two outcomes the hold is released automatically. */
  rejected?: Outcome<About>;
  withdrawn?: Outcome<About>;
  /** Time before which the sandbox's reviewer does not decide it, ms since 1970 UTC. */
  sandboxWaits?: (about: About) => number;
  /** Rejections and their reasons; the sandbox approves all other cases. */
  sandboxRejects?: (
    about: About,
    tx: MoneyTx,
    owner: string,
    personal: Leaving,
  ) => Rejections | undefined | Promise<Rejections | undefined>;
}

/** By name. */
export type DeclaredReviews = Readonly<Record<string, ReviewKind<never>>>;
