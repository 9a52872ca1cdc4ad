// Commands of users and operators that move money. Each is declared once: its name, its idempotency key, and the stored
// log row. The platform's own trading is not included.
import type { Schedule } from './DueQueue.ts';
import type { Send } from './OutboxQueue.ts';
import type { ServerEvent } from './events.ts';
import type { OpenReview } from './ReviewKinds.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Context of a command that moves no money. */
export interface Tx {
  /** Time of the command, ms since 1970 UTC. */
  readonly now: number;
  /** The group's transaction; writes of a failed command are rolled back. */
  readonly db: Kysely<Schema>;
  /** Notifies listeners after the commit; a failed command publishes nothing. */
  publish(event: ServerEvent): void;
  /** Schedules work, effective when the command succeeds. */
  readonly schedule: Schedule;
  /** Sends a message, effective when the command succeeds. */
  readonly send: Send;
}

/** Context of a command that moves money. */
export interface MoneyTx extends Tx {
  readonly ledger: Ledger;
  /** Submits a case for the desk. */
  readonly openReview: OpenReview;
  /** Ends a case that no longer needs a decision; decided or withdrawn cases are unchanged. */
  readonly settleReview: (review: number) => Promise<void>;
  /** Withdraws a case on behalf of its owner. */
  readonly withdrawReview: (owner: string, review: number) => Promise<void>;
  /**
   * Runs the command of another actor inside this one, as due work does, and logs it if this one succeeds. If it fails,
   * this one must fail too. Repeating it runs it again.
   */
  readonly perform: Perform;
}

type Perform = <Input, Answer, Outcome extends Json>(
  command: MoneyCommand<Input, Answer, Outcome>,
  actor: string,
  input: Input,
) => Promise<Answer>;

/** The part that in-memory engines need: a plain `Tx` cannot move money. */
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
  /** Name in the log: 'spot.place'. */
  readonly name: string;
  /**
   * Idempotency key of the actor: an id that the caller chose, or the subject if the command can run only once for it.
   * A repetition has no effect and gets the outcome of the first; undefined if repetitions cannot be recognised.
   */
  repetition(input: Input): string | undefined;
  /** Input as the log keeps it for ever: no secret, no name, no address. */
  record(input: Input): Json;
  run(tx: MoneyTx, input: Input): Answer | Promise<Answer>;
  /** Outcome as the log keeps it and a repetition receives it. */
  outcome(answer: Answer): Outcome;
}

/** The command's answer, or the logged outcome of the first command with the same key. */
export type Performed<Answer, Outcome> =
  | { isRepetition: false; answer: Answer }
  /** isSame is false when the caller reuses an id for a different request. */
  | { isRepetition: true; outcome: Outcome; isSame: boolean };

/** Declares the logged commands of a domain, by log name. */
export type LoggedCommands = Readonly<Record<string, LoggedCommand>>;

export interface LoggedCommand {
  /** Table whose id is the outcome, so that the audit can verify that the row belongs to the actor. */
  outcome?: {
    /** 'order' … */
    names: string;
    /** Owners of the existing rows. */
    ownersOf(db: Kysely<Schema>, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  };
}
