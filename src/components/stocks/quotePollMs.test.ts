import { expect, it } from 'vitest';
import { quotePollMs } from './quotePollMs.ts';

const delayMs = 900_000;
/** Friday 20 November 2026 in New York. */
const at = (hour: number, minute: number): number => Date.UTC(2026, 10, 20, hour + 5, minute);

it.each([
  ['before the opening', at(9, 29), 60_000],
  ['from the opening', at(9, 30), 15_000],
  ['until the closing', at(15, 59), 15_000],
  ['while the last prices are due', at(16, 16), 15_000],
  ['after them', at(16, 17), 60_000],
  ['on the weekend', at(16 + 24, 0), 60_000],
  // Friday after Thanksgiving: closes at 13:00.
  ['after the prices of a half day', at(13 + 7 * 24, 17), 60_000],
])('prices are read again %s', (_, nowMs, expected) => {
  expect(quotePollMs(nowMs, delayMs)).toBe(expected);
});

it('a stated delay beyond all days is no fault after the close', () => {
  expect(quotePollMs(at(16, 30), Number.MAX_SAFE_INTEGER * 1000)).toBe(15_000);
});
