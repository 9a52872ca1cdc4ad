import type { ExecutorObserver } from '../commands/ExecutorObserver.ts';
import type { Metrics } from './Metrics.ts';

/** A commit to a disk that does nothing else takes a millisecond; one that stalls is given up after 30 s. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];
/** Up to the most commands that share a commit. */
const commands = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/**
 * Measures the command executor.
 * @returns its observer, and the time of the last commit (performance.now, ms)
 */
export function observeExecutor(metrics: Metrics): { observer: ExecutorObserver; committedAt: () => number } {
  let committedAt = -Infinity;
  const durations = metrics.histogram(
    'writer_group_duration_seconds',
    'Time from the begin of a group of commands to its commit, or to the failure of it',
    seconds,
  );
  const sizes = metrics.histogram('writer_group_commands', 'Commands that share a commit', commands);
  const busy = metrics.counter(
    'writer_busy_refusals_total',
    'Commands refused at once because too many wait',
  );
  const unknown = metrics.counter(
    'writer_unknown_outcomes_total',
    'Commands whose commit failed, so that whoever sent them has to look up whether they happened',
  );
  const observer: ExecutorObserver = {
    onGroup: ({ commands: count, ms, isCommitted }) => {
      durations.observe(ms / 1000);
      sizes.observe(count);
      if (isCommitted) committedAt = performance.now();
      else unknown.inc(count);
    },
    onBusy: () => busy.inc(),
  };
  return { observer, committedAt: () => committedAt };
}
