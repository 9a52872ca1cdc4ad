import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { readDueFigures } from '../commands/dueFigures.ts';
import type { DueFigures } from '../commands/dueFigures.ts';
import type { DueObserver } from '../commands/DueObserver.ts';
import type { Metrics } from './Metrics.ts';
import { Question } from './Question.ts';

/** From the quarter-second poll interval of due work to the delay at which a server is not ready. */
const seconds = [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300];
/** Label of rows whose kind is unknown to this server. */
const unknownKind = 'unknown';
const none: DueFigures = { waiting: 0, late: 0, lagMs: 0, setAside: 0 };

interface Parts {
  db: Kysely<Schema>;
  clock: { now(): number };
  /** Kinds of all domains; others are labelled unknown. */
  kinds: readonly string[];
}

/**
 * Measures the handling and amount of due work.
 * @returns observer for the runner
 */
export function observeDueWork(metrics: Metrics, { db, clock, kinds }: Parts): DueObserver {
  const known = new Set(kinds);
  const named = (kind: string) => (known.has(kind) ? kind : unknownKind);
  const read = new Question(async () => byLabel(await readDueFigures(db, clock.now())));
  const byLabel = (figures: ReadonlyMap<string, DueFigures>) => {
    const labelled = new Map(kinds.map((kind) => [kind, none]));
    for (const [kind, { waiting, late, lagMs, setAside }] of figures) {
      const before = labelled.get(named(kind)) ?? none;
      labelled.set(named(kind), {
        waiting: before.waiting + waiting,
        late: before.late + late,
        lagMs: Math.max(before.lagMs, lagMs),
        setAside: before.setAside + setAside,
      });
    }
    return labelled;
  };
  const gauges = (name: string, help: string, value: (figures: DueFigures) => number) =>
    metrics.gauges(name, help, 'kind', async () => {
      const figures = await read.answer();
      return figures && new Map(Array.from(figures, ([kind, of]) => [kind, value(of)] as const));
    });
  gauges('due_work_waiting', 'Work that is not due yet, or due and not done', ({ waiting }) => waiting);
  gauges('due_work_late', 'Work that should have been done a minute ago', ({ late }) => late);
  gauges(
    'due_work_set_aside',
    'Work that failed too often and waits for somebody',
    ({ setAside }) => setAside,
  );
  gauges(
    'due_work_lag_seconds',
    'Since the oldest work that is not done fell due',
    ({ lagMs }) => lagMs / 1000,
  );
  const help = 'From the time at which work fell due, or was to be tried again, until it was done';
  const delays = metrics.histogram('due_work_delay_seconds', help, seconds, ['kind']);
  const failures = metrics.counter('due_work_failures_total', 'Tries of due work that failed', ['kind']);
  return {
    onDone: (kind, lateMs) => delays.observe({ kind: named(kind) }, Math.max(0, lateMs) / 1000),
    onFailed: (kind) => failures.inc({ kind: named(kind) }),
  };
}
