import { expect, it } from 'vitest';
import { editGrouped, groupAt, groupsOf, placeBehind, ungrouped } from './groupedInput.ts';

it.each([
  ['de89 3704-0044', 'DE8937040044'],
  ['ＤＥ８９\u00a0３７０４', 'DE893704'],
  ['\u202aDE89\u2060\u2009 37\u201104', 'DE893704'],
])('%j is kept as %s', (text, value) => expect(ungrouped(text)).toBe(value));

it('groups by four, the last one as long as it is', () => {
  expect(groupsOf('DE8937040')).toEqual(['DE89', '3704', '0']);
  expect(groupsOf('')).toEqual([]);
  expect([0, 3, 4, 12].map(groupAt)).toEqual([0, 0, 1, 3]);
});

it('the caret stands behind its sign, and before the space that follows it', () => {
  expect([0, 1, 4, 5, 8, 9].map(placeBehind)).toEqual([0, 1, 4, 6, 9, 11]);
});

it.each([
  ['types a fifth', 'DE89', { text: 'DE893', caret: 5 }, 'DE893', 5],
  ['types within', 'DE8937', { text: 'DEX89 37', caret: 3 }, 'DEX8937', 3],
  ['deletes a sign', 'DE8937', { text: 'DE89 3', caret: 6 }, 'DE893', 5],
  ['deletes the space', 'DE8937', { text: 'DE8937', caret: 4 }, 'DE837', 3],
  ['deletes the space forward', 'DE8937', { text: 'DE8937', caret: 4, isForward: true }, 'DE897', 4],
  ['pastes the same without spaces', 'DE8937', { text: 'DE8937', caret: 6 }, 'DE8937', 6],
  ['pastes over all', 'DE', { text: ' de89-3704 0044 ', caret: 16 }, 'DE8937040044', 12],
  ['types more than there is room for', 'DE8937', { text: 'DE89 37XY', caret: 9 }, 'DE8937X', 7],
])('somebody who %s', (_, before, edit, value, signs) => {
  expect(editGrouped(before, edit, value.length > 7 ? 34 : 7)).toEqual({ value, signs });
});
