import { describe, expect, it } from 'vitest';
import type { DeskCaseHead } from '../contracts/desk.ts';
import { ageText, isLate, nextCase } from './queueOrder.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('the age of a case', () => {
  it('is told in hours and minutes', () => {
    expect(ageText(26 * hourMs + 10 * minuteMs)).toBe('26 h 10');
    expect(ageText(9 * hourMs + 4 * minuteMs + 59_999)).toBe('9 h 04');
    expect(ageText(18 * minuteMs)).toBe('0 h 18');
    expect(ageText(130 * hourMs)).toBe('130 h 00');
  });

  it('is none where the clock of the operator is behind', () => {
    expect(ageText(-5 * minuteMs)).toBe('0 h 00');
  });

  it('is late after 24 hours', () => {
    expect(isLate(24 * hourMs)).toBe(false);
    expect(isLate(24 * hourMs + 1)).toBe(true);
  });
});

describe('the next case', () => {
  const row = (id: number, taken_by?: string): DeskCaseHead => ({
    id,
    kind: 'verification.basic',
    state: taken_by === undefined ? 'submitted' : 'inReview',
    account_number: '4820193',
    created_ms: 0,
    taken_by,
  });

  it('is the one after it, or the oldest after the last', () => {
    const rows = [row(1), row(2), row(3)];
    expect(nextCase(rows, 2, 'rita')).toBe(3);
    expect(nextCase(rows, 3, 'rita')).toBe(1);
    expect(nextCase(rows, 9, 'rita')).toBe(1);
  });

  it('is none that somebody else has taken, and none where nothing else waits', () => {
    expect(nextCase([row(1), row(2, 'adam'), row(3, 'rita')], 1, 'rita')).toBe(3);
    expect(nextCase([row(1), row(2, 'adam')], 1, 'rita')).toBeUndefined();
    expect(nextCase([row(1)], 1, 'rita')).toBeUndefined();
  });
});
