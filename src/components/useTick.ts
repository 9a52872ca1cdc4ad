import { useEffect, useRef, useState } from 'react';
import { unitsOf } from './units.ts';
import { atBeat } from './beat.ts';

/** A cell's text changes at most four times a second: faster ones cannot be read. */
const textPauseMs = 250;
/** How long a change tints its cell, in milliseconds. */
const tintMs = 300;

export interface Tick {
  shown: string;
  /** Where the price went from the one shown before; undefined once the tint is over. */
  direction: 'up' | 'down' | undefined;
}

/** Follows a price at a pace that can be read, and says for a moment which way it went. */
export function useTick(value: string): Tick {
  const [tick, setTick] = useState<Tick>({ shown: value, direction: undefined });
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    if (value === tick.shown) return undefined;
    const pause = Math.max(0, changedAt.current + textPauseMs - performance.now());
    return atBeat(() => {
      changedAt.current = performance.now();
      const [now, before] = [unitsOf(value), unitsOf(tick.shown)];
      setTick({ shown: value, direction: now > before ? 'up' : now < before ? 'down' : undefined });
    }, pause);
  }, [value, tick.shown]);
  useEffect(() => {
    if (tick.direction === undefined) return undefined;
    return atBeat(() => setTick((now) => ({ ...now, direction: undefined })), tintMs);
  }, [tick]);
  return tick;
}
