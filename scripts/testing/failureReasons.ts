// Failures that npm test does not retry: a cause shared by several tests is not flaky, and a money stop is serious.
import { moneyStopped } from '../../server/testing/MoneyStops.ts';

export interface Causes {
  /** Causes named in the errors of a failure, one for each test that names one. */
  reasons: readonly string[];
  /** Whether a server of its stage stopped money, or an error reports a money stop. */
  stopsMoney: boolean;
}

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const timeOut = /time[ds]?[ -]?out|not [a-z]+ within|in time\b/i;
const pausedMoney = /session\.openingPaused|system\.moneyPaused|while we check our books/;

/** Removes what differs between tests: numbers, ids and temporary folders. */
function normalized(line: string): string {
  return line
    .replaceAll(/\/tmp\/\S+/g, '<path>')
    .replaceAll(/\b(?=[0-9a-f-]*\d)[0-9a-f-]{8,}\b/g, '#')
    .replaceAll(/\d+/g, '#')
    .slice(0, 300);
}

/**
 * Cause named in an error, identical in all tests with the same cause.
 * @returns undefined where it names none: bare values, or a timeout without its condition, can be identical in
 * unrelated tests
 */
export function reasonOf(message: string): string | undefined {
  const lines = message
    .replaceAll(escapes, '')
    .split('\n')
    .map((line) => line.trim());
  const first = lines.find(Boolean) ?? '';
  if (timeOut.test(first)) {
    const waitedFor = lines.find((line) => line.startsWith('- waiting for '));
    return waitedFor === undefined ? undefined : normalized(waitedFor);
  }
  const isBare = first === '' || (first.startsWith('AssertionError') && !/['"`][^'"`]*\p{L}/u.test(first));
  return isBare ? undefined : normalized(first);
}

/** Whether an error reports stopped money or a pending audit. */
export const saysMoneyStopped = (message: string): boolean =>
  message.includes(moneyStopped) || pausedMoney.test(message);

/** Failures of all stages that must not be retried. */
export function finalFailures<Failed extends Causes>(failures: readonly Failed[]): ReadonlySet<Failed> {
  const counts = new Map<string, number>();
  for (const { reasons } of failures)
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const isShared = (reason: string) => counts.get(reason)! > 1;
  return new Set(failures.filter(({ stopsMoney, reasons }) => stopsMoney || reasons.some(isShared)));
}
