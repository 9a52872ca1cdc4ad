import { useEffect, useState } from 'react';
import { tickMs } from '../../theme/durations.css.ts';
import { scheduleUpdate } from './updateSchedule.ts';
import { unitsOf } from '../amounts/units.ts';

/** Direction of a price change; undefined before the first change and after the tint. */
export function useTick(value: string): 'up' | 'down' | undefined {
  const [tick, setTick] = useState<{ value: string; direction?: 'up' | 'down' }>({ value });
  if (value !== tick.value) {
    const [now, before] = [unitsOf(value), unitsOf(tick.value)];
    // Set during render and not in an effect: text and tint render together.
    setTick(now === before ? { value } : { value, direction: now > before ? 'up' : 'down' });
  }
  useEffect(() => {
    if (tick.direction === undefined) return undefined;
    return scheduleUpdate(() => setTick(({ value }) => ({ value })), tickMs);
  }, [tick]);
  return tick.direction;
}
