// What people and desks do that moves money. Each such command is declared once: with its name, with what makes two
// of them the same, and with what the row about it keeps. The platform's own trading is none of them.
import type { Schedule } from './DueQueue.ts';
import type { Send } from './OutboxQueue.ts';
import type { ServerEvent } from './events.ts';
import type { OpenReview } from './ReviewKinds.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** What a command works with that moves nothing. */
export interface Tx {
  /** When the command runs, ms since 1970 UTC. */
  readonly now: number;
  /** The group's transaction; writes of a command that fails are taken back. */
  readonly db: Kysely<Schema>;
  /** Tells listeners after the commit; nothing is told of a command that fails. */
  publish(event: ServerEvent): void;
  /** Has something done at a time, once the command has succeeded. */
  readonly schedule: Schedule;
  /** Has a message leave, once the command has succeeded. */
  readonly send: Send;
}

/** What moves money works with. */
export interface MoneyTx extends Tx {
  readonly ledger: Ledger;
  /** Submits a case that a desk decides. */
  readonly openReview: OpenReview;
  /** Ends a case that has settled itself; one that is decided or withdrawn stays so. */
  readonly settleReview: (review: number) => Promise<void>;
  /** Takes a case back for its owner, as they could themselves. */
  readonly withdrawReview: (owner: string, review: number) => Promise<void>;
  /**
   * Does a command of somebody's within this one, and logs it where this one succeeds: what falls due decides so. Where
   * it fails this one has to fail as well. It is done again when it is repeated.
   */
  readonly perform: Perform;
}

type Perform = <Input, Answer, Outcome extends Json>(
  command: MoneyCommand<Input, Answer, Outcome>,
  actor: string,
  input: Input,
) => Promise<Answer>;

/** As much of it as engines in memory need: who has no more than a `Tx` cannot move anything. */
export type Moving = Pick<MoneyTx, 'now' | 'ledger'>;

export type Command<Answer> = (tx: Tx) => Answer | Promise<Answer>;

export type PlatformCommand<Answer> = (tx: MoneyTx) => Answer | Promise<Answer>;

export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

export interface MoneyCommand<Input, Answer, Outcome extends Json> {
  /** As a key: 'spot.place' … */
  readonly name: string;
  /**
   * What makes two of one actor the same: an id that the caller chose, or what the command is about where it can be
   * done once. A repetition does nothing and gets the outcome of the first; undefined where none can be told.
   */
  repetition(input: Input): string | undefined;
  /** What was asked for, as the row keeps it for ever: no secret, no name, no address. */
  record(input: Input): Json;
  run(tx: MoneyTx, input: Input): Answer | Promise<Answer>;
  /** What came of it, as the row keeps it and a repetition gets it. */
  outcome(answer: Answer): Outcome;
}

/** Its answer, or what came of the first of its kind. */
export type Performed<Answer, Outcome> =
  | { isRepetition: false; answer: Answer }
  /** Not the same: who repeats it asks for something else under its id, and has to be told so. */
  | { isRepetition: true; outcome: Outcome; isSame: boolean };

/** What a domain says of its commands, by the name that each is logged under. */
export type LoggedCommands = Readonly<Record<string, LoggedCommand>>;

export interface LoggedCommand {
  /** What its outcome is the id of, so that the audit can see that it is its actor's. */
  outcome?: {
    /** 'order' … */
    names: string;
    /** The owners of those that exist. */
    ownersOf(db: Kysely<Schema>, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  };
}
