import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';

test('a size reads in the language around it', () => {
  expect(fileSize('en', 2.1 * 1024 * 1024)).toBe('2.1 MB');
  expect(fileSize('de', 2.1 * 1024 * 1024)).toBe('2,1 MB');
  expect(fileSize('en', 48_000)).toBe('47 kB');
});

test('what is too large never reads as large as the limit', () => {
  const limit = 10 * 1024 * 1024;
  expect(fileSize('en', limit, 'limit')).toBe('10 MB');
  expect(fileSize('en', limit + 1)).toBe('10.1 MB');
  expect(fileSize('en', limit + 1, 'limit')).toBe('10 MB');
});
