// Turns differences into an exit code.
import type { Result } from './results.ts';

export interface Gate {
  /** Number of differing pixels of a picture, or percentage of its pixels, that passes. */
  most: number;
  unit: 'pixels' | 'percent';
  /** Whether new and gone states fail: a baseline lists the states that there should be. */
  isComplete: boolean;
}

/**
 * @param text such as 20 or 0.1%
 * @throws Error with one sentence for anything else
 */
export function readThreshold(text: string): Pick<Gate, 'most' | 'unit'> {
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const most = Number(number);
  if (number === undefined || (percent === '' && !Number.isInteger(most)) || (percent === '%' && most > 100))
    throw new Error(`--gate takes a number of pixels or a percentage, as 20 or 0.1%, not '${text}'`);
  return { most, unit: percent === '%' ? 'percent' : 'pixels' };
}

/** Whether a result fails a run; without a gate only a state that cannot be drawn does. */
export function isFailure({ status, difference }: Result, gate: Gate | undefined): boolean {
  if (status === 'broken') return true;
  if (gate === undefined || status === 'same') return false;
  if (status !== 'changed') return gate.isComplete;
  // The size of a difference from a hash is unknown.
  if (difference === undefined) return true;
  const { pixels, total } = difference;
  return (gate.unit === 'pixels' ? pixels : (pixels / total) * 100) > gate.most;
}
