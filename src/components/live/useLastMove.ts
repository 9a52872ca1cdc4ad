import { useState } from 'react';
import { unitsOf } from '../amounts/units.ts';

/** Direction of the last change of a price; flat until the first change. */
export function useLastMove(value: string): 'up' | 'down' | 'flat' {
  const [seen, setSeen] = useState<{ value: string; move: 'up' | 'down' | 'flat' }>({ value, move: 'flat' });
  if (value === seen.value) return seen.move;
  const [now, before] = [unitsOf(value), unitsOf(seen.value)];
  const move = now === before ? seen.move : now > before ? 'up' : 'down';
  // Set during render and not in an effect: the price and its arrow render together.
  setSeen({ value, move });
  return move;
}
