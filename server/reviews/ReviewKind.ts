// What a domain says of the cases that a desk decides for it.
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import type { Hold } from '../ledger/Holds.ts';
import type { Leaving } from '../personal/Leaving.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';

/** As an outcome finds it. */
export interface Review<About> {
  id: number;
  owner: string;
  about: About;
  reference: string;
  /** What waits for the outcome; undefined of a kind that holds no money. */
  hold: Hold | undefined;
  /** Why it was rejected; of none else there are any. */
  rejections: Rejections;
  /** What the bank's statement calls the money that an approval found; of kinds that need one. */
  statement?: string;
}

/** What is wrong, by field: a key of contracts/messages, whose text needs no figures. */
export type Rejections = Readonly<Record<string, RefusalReason>>;

/** What comes of it is done in the transaction of the decision; where it throws nothing is decided. */
type Outcome<About> = (tx: MoneyTx, review: Review<About>, personal: Leaving) => void | Promise<void>;

export interface ReviewKind<About> {
  /** As many as one person may submit within 24 hours. */
  perDay: number;
  /** Each of its cases has a hold until it is decided, and none afterwards. */
  holdsMoney?: boolean;
  /** What its owner is told who withdraws one too late; as of any other without it. */
  closedWords?: RefusalReason;
  /** An approval names the entry of a bank statement that it is about. */
  needsStatement?: boolean;
  /** Why one may be rejected, by field; empty where a rejection is given no reason. */
  rejections: Readonly<Record<string, readonly RefusalReason[]>>;
  /** Posts what is held. */
  approved: Outcome<About>;
  /** What is held is free again after these two by itself. */
  rejected?: Outcome<About>;
  withdrawn?: Outcome<About>;
  /** Until when the reviewer of a sandbox leaves it alone, ms since 1970 UTC. */
  sandboxWaits?: (about: About) => number;
  /** What it rejects, and why; all else it approves. */
  sandboxRejects?: (
    about: About,
    tx: MoneyTx,
    owner: string,
    personal: Leaving,
  ) => Rejections | undefined | Promise<Rejections | undefined>;
}

/** By name. */
export type DeclaredReviews = Readonly<Record<string, ReviewKind<never>>>;
