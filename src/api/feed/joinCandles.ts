import type { Candle } from '../../../contracts/candles.ts';

/**
 * Known candles, where those from a moment on have been read again. What was read counts, but for candles after it
 * that have come meanwhile; an answer without candles changes nothing.
 */
export function withReread(known: readonly Candle[], reread: readonly Candle[], fromMs: number): Candle[] {
  const last = reread.at(-1);
  if (!last) return [...known];
  const before = known.filter(({ time }) => time < fromMs);
  const after = known.filter(({ time }) => time > last.time);
  return [...before, ...reread, ...after];
}

/** A list in order, with a candle in the place of the one of its time, or at its end. */
export function withPushed(list: readonly Candle[], pushed: Candle): Candle[] {
  const at = list.findLastIndex(({ time }) => time <= pushed.time);
  const isKnown = list[at]?.time === pushed.time;
  return [...list.slice(0, isKnown ? at : at + 1), pushed, ...list.slice(at + 1)];
}
