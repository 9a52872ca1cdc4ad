import { expect, it } from 'vitest';
import { boundedCache } from './boundedCache.ts';

it('holds as many values as it may, and gives up what was used longest ago', () => {
  const cache = boundedCache<number>(3);
  for (const [value, key] of ['a', 'b', 'c'].entries()) cache.set(key, value);
  cache.get('a');
  cache.set('d', 3);
  expect([...cache.keys()].sort()).toEqual(['a', 'c', 'd']);
});

it('setting a key again takes no further room', () => {
  const cache = boundedCache<number>(2);
  cache.set('a', 1).set('b', 1).set('b', 2).set('b', 3);
  expect(cache.get('a')).toBe(1);
  expect(cache.get('b')).toBe(3);
});
