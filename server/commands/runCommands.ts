// Runs the commands of a group one after another in its transaction; a failed command is rolled back individually.
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
  /** Whether it needs a commit of its own. */
  isAlone?: boolean;
  /** Writes rows that are mirrored in memory, so memory is reloaded after its commit; also runs alone. */
  isRepair?: boolean;
  /** Caller of a command that is not logged; undefined for the platform. */
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

/** Opens and ends review cases within a command. */
export interface ReviewOpener {
  open(tx: MoneyTx, kind: string, review: NewReview<unknown>): Promise<number>;
  settle(tx: MoneyTx, review: number): Promise<void>;
  /** Withdrawal by the owner. */
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
  /** Owners who closed their account while this server runs: older closures are rejected at authentication. */
  left: Left;
}

/** Few accounts are closed within the seconds that a call may wait. */
const leftMost = 10_000;
export const newLeft = () => boundedCache<true>(leftMost);
type Left = ReturnType<typeof newLeft>;

/**
 * Runs a group. A command with a known idempotency key is not run: it gets the logged outcome.
 * @throws Error if the transaction itself is lost, and with it all writes of the group
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
 * Runs a command, and retries it after a conflict with another database session.
 * @param run number of runs, including this one
 * @returns its log entry
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
    // While the command can still fail alone: an outcome without a JSON form must not fail the group.
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
      // A lost connection must be recognized: the command itself is not at fault.
      if (store.isPassing(ended)) throw Object.assign(ended as Error, { cause: error });
      // The first error names the cause, usually a full or broken disk.
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
