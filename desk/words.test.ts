import { expect, it } from 'vitest';
import {
  accountText,
  attemptText,
  fieldName,
  sentTime,
  stepName,
  stepTime,
  stepTimes,
  warningText,
} from './words.ts';

it('steps of the trail are told in words', () => {
  expect(stepName('submitted')).toBe('Sent');
  expect(stepName('looked at details')).toBe('Case opened');
  expect(stepName('looked at front_pic')).toBe('Viewed: ID, front');
  expect(stepName('approved')).toBe('Approved');
});

it('what one person did more than once is one step that says how often, and since when', () => {
  const first = Date.UTC(2026, 10, 19, 16, 42);
  expect(stepTimes(201, first, Date.UTC(2026, 10, 20))).toBe('201 times since 19 Nov 16:42');
});

it('what a card is called is not labelled as the name of a person', () => {
  expect(fieldName('name')).toBe('Full name');
  expect(fieldName('card_name')).toBe('Card, as its owner calls it');
});

it('times are in UTC, with the year where it is another one', () => {
  const at = Date.UTC(2026, 10, 19, 16, 42);
  expect(sentTime(at, Date.UTC(2026, 10, 20))).toBe('19 Nov, 16:42 UTC');
  expect(stepTime(at, Date.UTC(2027, 0, 1))).toBe('19 Nov 2026 16:42');
});

it('accounts are written in threes, and attempts by their ordinal', () => {
  expect(accountText('4820193')).toBe('4\u202f820\u202f193');
  expect(attemptText(2)).toBe('second attempt');
  expect(attemptText(7)).toBe('7th attempt');
  expect(attemptText(21)).toBe('more than 20 attempts');
});

it('a warning is told in words, and one without any by its name', () => {
  expect(warningText('depositAddresses')).toBe(
    'Deposit addresses are running out. Add more to the pool: docs/custody.md.',
  );
  expect(warningText('diskFull')).toBe('To see to: diskFull');
});
