import type { BooksWatch } from '../audit/BooksWatch.ts';
import type { MoneyGate } from '../ledger/MoneyGate.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';
import type { Metrics } from './Metrics.ts';

interface Parts {
  executor: Pick<CommandExecutor, 'waiting'>;
  gate: Pick<MoneyGate, 'isOpen' | 'isStopped'>;
  booksWatch: Pick<BooksWatch, 'lastAt'>;
  clock: { now(): number };
}

/** Measures whether money moves, and the time of the last audit. */
export function observeMoney(metrics: Metrics, { executor, gate, booksWatch, clock }: Parts): void {
  metrics.gauge('writer_queue_commands', 'Commands that wait for the writer', () => executor.waiting);
  const stopped = '1 while money is stopped because something is wrong with the books, else 0';
  metrics.gauge('money_stopped', stopped, () => Number(gate.isStopped));
  const paused = '1 while money waits for the audit of a start, or is stopped, else 0';
  metrics.gauge('money_paused', paused, () => Number(!gate.isOpen));
  metrics.gauge('audit_age_seconds', 'Since the last audit of the books ended', () => {
    const { lastAt } = booksWatch;
    return lastAt === undefined ? undefined : (clock.now() - lastAt) / 1000;
  });
}
