import { lastExchangeDay } from '../../../contracts/rules/stockSessions.ts';

const dueMs = 15_000;
const idleMs = 60_000;
/** A source may be later than its stated delay by this. */
const toleranceMs = 120_000;

/**
 * Time until prices of stocks are read again: short while the exchange is open or prices of its session are still due.
 * @param delayMs stated delay of the source; 0 where none is stated
 */
export function quotePollMs(nowMs: number, delayMs: number): number {
  return nowMs < lastExchangeDay(nowMs).closesMs + delayMs + toleranceMs ? dueMs : idleMs;
}
