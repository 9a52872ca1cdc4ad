import type { Candle } from '../../../contracts/candles.ts';

/**
 * Merges candles that were read again from a time on into the known ones. The new ones win, except for later candles
 * that have arrived meanwhile; an empty response changes nothing.
 */
export function withReread(known: readonly Candle[], reread: readonly Candle[], fromMs: number): Candle[] {
  const last = reread.at(-1);
  if (!last) return [...known];
  const before = known.filter(({ time }) => time < fromMs);
  const after = known.filter(({ time }) => time > last.time);
  return [...before, ...reread, ...after];
}

/** Sorted list with a candle replacing the one of the same time, or appended. */
export function withPushed(list: readonly Candle[], pushed: Candle): Candle[] {
  const at = list.findLastIndex(({ time }) => time <= pushed.time);
  const isKnown = list[at]?.time === pushed.time;
  return [...list.slice(0, isKnown ? at : at + 1), pushed, ...list.slice(at + 1)];
}
