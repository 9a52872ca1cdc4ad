import type { Kysely } from 'kysely';
import type { MoneyGate } from '../ledger/MoneyGate.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/openStore.ts';
import type { Schema } from '../store/schema.ts';
import { isDueWorkLate } from '../commands/dueFigures.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';
import { Question } from './Question.ts';
import type { Readiness } from './Readiness.ts';

/** Timeout of a database query for the check. */
const patienceMs = 2000;
/** A failing commit delays all commands that share it: it is not retried every second. */
const failedMs = 5000;

/** Ids of items begin at 1. */
const idOfNone = -1n;

interface Parts {
  store: Pick<Store, 'db' | 'whenLost'>;
  executor: Pick<CommandExecutor, 'run'>;
  gate: Pick<MoneyGate, 'isOpen'>;
  clock: { now(): number };
  /** Time of the command executor's last commit, in ms of performance.now. */
  committedAt(): number;
}

/**
 * Requires that the command executor can commit, no other server has the lease, the database answers, and no work is
 * overdue.
 */
export function requireCore(
  readiness: Readiness,
  { store, executor, gate, clock, committedAt }: Parts,
): void {
  let isLost = false;
  store.whenLost(() => (isLost = true));
  readiness.require('lease', () => !isLost);
  const commit = new Question(() => tryCommit(executor), { patienceMs, failedMs });
  readiness.require('writer', async () => {
    if ((await commit.answer()) === 'committed') return true;
    // Queued behind other commands, whose commits prove that it works.
    return performance.now() - committedAt() < patienceMs;
  });
  const isLate = new Question(() => isDueWorkLate(store.db, clock.now()), { patienceMs });
  readiness.require('database', async () => (await isLate.answer()) !== undefined);
  readiness.require('dueWork', async () => {
    // While money is stopped no due work is done, and another server could do no more.
    return !gate.isOpen || (await isLate.answer().catch(() => undefined)) !== true;
  });
}

/** @throws the error of the commit */
async function tryCommit(executor: Pick<CommandExecutor, 'run'>): Promise<'committed' | 'busy'> {
  try {
    await executor.run('ops.check', ({ db }) => writeAndTakeAway(db));
    return 'committed';
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'system.busy') return 'busy';
    throw error;
  }
}

/** An empty commit would not exercise the disk. */
async function writeAndTakeAway(db: Kysely<Schema>): Promise<void> {
  const item = { kind: 'ops.check', about: 'null', tries: 0, error: '', set_aside_at: null };
  await db
    .insertInto('due_work')
    .values({ id: idOfNone, at: 0, due_at: 0, ...item })
    .execute();
  await db.deleteFrom('due_work').where('id', '=', idOfNone).execute();
}
