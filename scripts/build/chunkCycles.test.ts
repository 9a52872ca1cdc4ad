import { expect, it } from 'vitest';
import { chunkCycles } from './chunkCycles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it('chunks that need each other are a cycle, over any number of steps, and those that lead to it are not', () => {
  expect(
    chunkCycles([
      chunk('page', 'a', 'x'),
      chunk('a', 'b'),
      chunk('b', 'c'),
      chunk('c', 'a', 'leaf'),
      chunk('x', 'y'),
      chunk('y', 'x'),
      chunk('leaf'),
    ]),
  ).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
});

it('chunks that share what they need are none', () => {
  expect(
    chunkCycles([chunk('page', 'a', 'b'), chunk('a', 'leaf'), chunk('b', 'leaf'), chunk('leaf')]),
  ).toEqual([]);
});
