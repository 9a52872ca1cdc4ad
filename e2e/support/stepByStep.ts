import { afterEach, beforeEach } from 'vitest';

/**
 * Each journey of a file or a group starts where the one before it ended: after one that failed there is none. It may
 * itself be tried again, and stays a failure where that fails, too: a step that was skipped would pass for a good one.
 * @param onStuck keeps what it looked like
 */
export function stepByStep(onStuck?: () => Promise<unknown>): void {
  let failed: string | undefined;
  beforeEach(({ task, skip }) => skip(failed !== undefined && failed !== task.id, 'an earlier step failed'));
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') {
      if (failed === task.id) failed = undefined;
      return;
    }
    const isFirst = failed === undefined;
    failed = task.id;
    if (isFirst) await onStuck?.();
  });
}
