// The commands of one group, one after another inside its transaction, each undone by itself when it fails.
import type { Kysely } from 'kysely';
import type { Store } from '../store/openStore.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerEvent } from './events.ts';
import type { Ledger } from './Ledger.ts';
import { answerRow, findAnswers, onceKey } from './repeats.ts';
import type { AnswerRow, Once } from './repeats.ts';
import type { Undo } from './Undo.ts';
import type { Command, Tx } from './Writer.ts';

export interface Waiting {
  name: string;
  command: Command<unknown>;
  once: Once | undefined;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** What became of a group, as long as it is not committed. */
export interface GroupOutcome {
  done: { waiting: Waiting; answer: unknown }[];
  failed: { waiting: Waiting; error: unknown }[];
  /** The rows that let commands be repeated. */
  answers: AnswerRow[];
  /** What commands want told after the commit. */
  events: ServerEvent[];
}

interface Surroundings {
  undo: Undo;
  ledger: Ledger;
  clock: { now(): number };
  store: Store;
}

/**
 * Runs a group. A command that was answered before is not run: it gets the first answer.
 * @throws Error when the transaction itself is lost, and with it all that the group has written.
 */
export async function runCommands(
  transaction: Kysely<Schema>,
  group: readonly Waiting[],
  surroundings: Surroundings,
): Promise<GroupOutcome> {
  const outcome: GroupOutcome = { done: [], failed: [], answers: [], events: [] };
  const asked = group.flatMap(({ once }) => (once ? [once] : []));
  const known = await findAnswers(transaction, asked);
  for (const waiting of group) {
    const key = waiting.once && onceKey(waiting.once);
    if (key !== undefined && known.has(key)) {
      outcome.done.push({ waiting, answer: known.get(key) });
      continue;
    }
    const succeeded = await runOne(transaction, waiting, surroundings, outcome);
    if (succeeded && key !== undefined) known.set(key, outcome.done.at(-1)!.answer);
  }
  return outcome;
}

async function runOne(
  transaction: Kysely<Schema>,
  waiting: Waiting,
  { undo, ledger, clock, store }: Surroundings,
  { done, failed, answers, events }: GroupOutcome,
): Promise<boolean> {
  const mark = undo.mark();
  const told = events.length;
  store.savepoint.arm();
  try {
    const tx: Tx = { now: clock.now(), ledger, db: transaction, publish: (event) => events.push(event) };
    const result = waiting.command(tx);
    const answer = result instanceof Promise ? await result : result;
    const row = waiting.once && answerRow(waiting.once, answer, tx.now);
    await store.savepoint.settle(true);
    done.push({ waiting, answer });
    if (row) answers.push(row);
    return true;
  } catch (error) {
    try {
      await store.savepoint.settle(false);
    } catch (ended) {
      // The first fault says why: a disk that is full or broken, mostly.
      throw new Error((ended as Error).message, { cause: error });
    }
    undo.rollback(mark);
    events.length = told;
    failed.push({ waiting, error });
    return false;
  }
}
