import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { favicon } from './favicon.ts';

test("the page's icon is the brand's mark in the colours of the default theme, as npm run icons last wrote it", () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(favicon());
});
