/** SQLSTATE serialization_failure and deadlock_detected: the transaction took no effect, and the same one may succeed. */
const conflictCodes = new Set(['40001', '40P01']);

/** As often as a command, or its group, is run in all. */
export const conflictTries = 4;

export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && conflictCodes.has(code)) || isConflict(error.cause);
}
