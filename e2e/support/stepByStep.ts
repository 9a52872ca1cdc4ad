import { afterEach, beforeEach } from 'vitest';

/**
 * Each test of a file or group continues from the previous one: after a failure the rest does not run. The failed test
 * itself may be retried, and stays failed if the retry fails too: a skipped step would look like a success.
 * @param onStuck stores a screenshot of the failure
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
