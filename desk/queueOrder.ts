import type { DeskCaseHead } from '../contracts/desk.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const lateMs = 24 * hourMs;

/** Formats an age, e.g. 26 h 10. */
export function ageText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

export const isLate = (ms: number): boolean => ms > lateMs;

/**
 * Next case after a completed one: the next one down that is not assigned to another operator, otherwise from the top.
 */
export function nextCase(
  rows: readonly DeskCaseHead[],
  doneId: number,
  operator: string,
): number | undefined {
  const at = rows.findIndex(({ id }) => id === doneId);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inOrder.find(
    ({ id, taken_by }) => id !== doneId && (taken_by === undefined || taken_by === operator),
  )?.id;
}
