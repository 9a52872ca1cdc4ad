// The commands of one group, one after another inside its transaction, each undone by itself when it fails.
import type { Kysely } from 'kysely';
import { boundedCache } from '../boundedCache.ts';
import { Refusal } from '../refusal.ts';
import { conflictTries, isConflict } from '../store/isConflict.ts';
import type { Store } from '../store/openStore.ts';
import type { Schema } from '../store/schema.ts';
import { findDone, keyText } from './CommandLog.ts';
import type { CommandEntry, CommandKey, CommandLog } from './CommandLog.ts';
import type { DueQueue } from './DueQueue.ts';
import type { OutboxQueue } from './OutboxQueue.ts';
import type { ServerEvent } from './events.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { PlatformCommand, Json, MoneyCommand, MoneyTx } from './MoneyCommand.ts';
import type { NewReview } from './ReviewKinds.ts';
import type { Undo } from './Undo.ts';

export interface Waiting {
  name: string;
  command: PlatformCommand<unknown>;
  /** Shares its commit with no other. */
  isAlone?: boolean;
  /** Writes rows that memory mirrors, so memory is read again after its commit; alone as well. */
  isRepair?: boolean;
  /** Who asks for one that is not logged; none where the platform does it. */
  asker?: string;
  /** Set for a logged command: actor and input. */
  logged?: Pick<CommandEntry, 'actor' | 'repetition' | 'input'> & { outcome(answer: unknown): unknown };
  resolve(answered: Answered): void;
  reject(error: unknown): void;
}

export interface Answered {
  answer: unknown;
  /** The command is a repetition; `answer` is the outcome of the first. */
  isRepetition: boolean;
  /** The repetition has the same input. */
  isSame: boolean;
}

/** Outcome of a group before its commit. */
export interface GroupOutcome {
  done: ({ waiting: Waiting } & Answered)[];
  failed: { waiting: Waiting; error: unknown }[];
  /** Events to publish after the commit. */
  events: ServerEvent[];
}

/** Submits and ends cases within a command. */
export interface ReviewOpener {
  open(tx: MoneyTx, kind: string, review: NewReview<unknown>): Promise<number>;
  settle(tx: MoneyTx, review: number): Promise<void>;
  /** By its owner. */
  withdraw: MoneyCommand<{ by: string; review: number }, number, number>;
}

interface Surroundings {
  undo: Undo;
  ledger: Ledger;
  log: CommandLog;
  due: DueQueue;
  outbox: OutboxQueue;
  reviews: ReviewOpener;
  clock: { now(): number };
  store: Store;
  quarantine: { readonly owners: ReadonlySet<string> };
  /** Owners who have left while this server runs: later ones are not let in at all. */
  left: Left;
}

/** Few leave within the seconds that a call may wait. */
const leftMost = 10_000;
export const newLeft = () => boundedCache<true>(leftMost);
type Left = ReturnType<typeof newLeft>;

/**
 * Runs a group. A command that was done before is not run: it gets what came of it then.
 * @throws Error when the transaction itself is lost, and with it all that the group has written.
 */
export async function runCommands(
  transaction: Kysely<Schema>,
  group: readonly Waiting[],
  surroundings: Surroundings,
): Promise<GroupOutcome> {
  const outcome: GroupOutcome = { done: [], failed: [], events: [] };
  const known = await findDone(
    transaction,
    group.flatMap((waiting) => keyOf(waiting) ?? []),
  );
  for (const waiting of group) {
    const key = keyOf(waiting);
    const first = key && known.get(keyText(key));
    if (first) {
      const isSame = first.input === waiting.logged!.input;
      outcome.done.push({ waiting, answer: first.outcome, isRepetition: true, isSame });
      continue;
    }
    const entry = await runOne(transaction, waiting, surroundings, outcome);
    if (key && entry) known.set(keyText(key), { input: entry.input, outcome: JSON.parse(entry.outcome) });
  }
  return outcome;
}

function keyOf({ name, logged }: Waiting): CommandKey | undefined {
  if (logged?.repetition == null) return undefined;
  return { actor: logged.actor, name, repetition: logged.repetition };
}

/**
 * Runs a command, and again after a conflict with another session of the database.
 * @param run how often it has been run, with this one
 * @returns what is logged of it
 */
async function runOne(
  transaction: Kysely<Schema>,
  waiting: Waiting,
  surroundings: Surroundings,
  outcome: GroupOutcome,
  run = 1,
): Promise<CommandEntry | undefined> {
  const { done, failed, events } = outcome;
  const { undo, log, store } = surroundings;
  const mark = undo.mark();
  const told = events.length;
  store.savepoint.arm();
  try {
    const entries: CommandEntry[] = [];
    const asker = waiting.logged?.actor ?? waiting.asker;
    if (asker !== undefined && surroundings.left.has(asker))
      throw new Refusal('session.expired', { type: '999' });
    if (waiting.logged && surroundings.quarantine.owners.has(waiting.logged.actor))
      throw new Refusal('account.quarantined');
    const tx = txOf(transaction, surroundings, { events, entries });
    const result = waiting.command(tx);
    const answer = result instanceof Promise ? await result : result;
    // While the command can still fail alone: an outcome that is no JSON must not stop its group.
    const entry = entryOf(waiting, answer, tx.now);
    await store.savepoint.settle(true);
    done.push({ waiting, answer, isRepetition: false, isSame: true });
    if (entry) entries.push(entry);
    for (const each of entries) log.add(each);
    return entry;
  } catch (error) {
    try {
      await store.savepoint.settle(false);
    } catch (ended) {
      // A lost connection has to be recognized as one: nothing is wrong with the command.
      if (store.isPassing(ended)) throw Object.assign(ended as Error, { cause: error });
      // The first fault says why: a disk that is full or broken, mostly.
      throw new Error((ended as Error).message, { cause: error });
    }
    undo.rollback(mark);
    events.length = told;
    if (isConflict(error) && run < conflictTries)
      return runOne(transaction, waiting, surroundings, outcome, run + 1);
    failed.push({ waiting, error });
    return undefined;
  }
}

function txOf(
  transaction: Kysely<Schema>,
  { clock, ledger, due, outbox, reviews, left, undo }: Surroundings,
  { events, entries }: { events: ServerEvent[]; entries: CommandEntry[] },
): MoneyTx {
  const tx: MoneyTx = {
    now: clock.now(),
    ledger,
    db: transaction,
    publish: (event) => {
      events.push(event);
      if (event.type !== 'ownerLeft') return;
      left.set(event.owner, true);
      undo.push(() => void left.delete(event.owner));
    },
    schedule: due.schedule,
    send: outbox.send,
    openReview: (kind, review) => reviews.open(tx, kind, review),
    settleReview: (review) => reviews.settle(tx, review),
    withdrawReview: async (by, review) => void (await tx.perform(reviews.withdraw, by, { by, review })),
    perform: async (command, actor, input) => {
      const answer = await command.run(tx, input);
      // No idempotency key: due work is not repeated by a client, and two equal keys would fail the whole group.
      const logged = { ...loggedOf(command, actor, input), repetition: null };
      entries.push(entryOf({ name: command.name, logged }, answer, tx.now)!);
      return answer;
    },
  };
  return tx;
}

/** Log entry of a command that is about to run. */
export function loggedOf<Input, Answer, Outcome extends Json>(
  command: MoneyCommand<Input, Answer, Outcome>,
  actor: string,
  input: Input,
): NonNullable<Waiting['logged']> {
  return {
    actor,
    repetition: command.repetition(input) ?? null,
    input: JSON.stringify(command.record(input) ?? null),
    outcome: (answer) => command.outcome(answer as Answer),
  };
}

function entryOf(
  { name, logged }: Pick<Waiting, 'name' | 'logged'>,
  answer: unknown,
  createdAt: number,
): CommandEntry | undefined {
  if (!logged) return undefined;
  const { actor, repetition, input } = logged;
  return {
    actor,
    name,
    repetition,
    input,
    outcome: JSON.stringify(logged.outcome(answer) ?? null),
    createdAt,
  };
}
