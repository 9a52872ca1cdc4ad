/** SQLSTATE serialization_failure and deadlock_detected: the transaction had no effect, and a retry may succeed. */
const conflictCodes = new Set(['40001', '40P01']);

/** Total number of attempts of a command or group. */
export const conflictTries = 4;

export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && conflictCodes.has(code)) || isConflict(error.cause);
}
