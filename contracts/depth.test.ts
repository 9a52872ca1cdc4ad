import { describe, expect, test } from 'vitest';
import { applySnapshot, applyUpdate, compareDecimals, emptyDepth } from './depth.ts';
import type { Level } from './feed.ts';

const bids: Level[] = [
  ['99.9', '2'],
  ['100', '1'],
];
const asks: Level[] = [
  ['100.10', '3'],
  ['100.2', '4'],
];

function snapshot() {
  const book = emptyDepth();
  applySnapshot(book, { bids, asks, sequence: 7 });
  return book;
}

describe('a reader of the feed', () => {
  test('sorts a snapshot, best first', () => {
    const book = snapshot();
    expect(book.bids.map(([price]) => price)).toEqual(['100', '99.9']);
    expect(book.asks.map(([price]) => price)).toEqual(['100.10', '100.2']);
  });

  test('replaces, inserts and removes levels by absolute size', () => {
    const book = snapshot();
    const update = {
      previous: 7,
      sequence: 8,
      bids: [
        ['99.90', '0.00'],
        ['99.95', '5'],
        ['98', '0'],
      ] as Level[],
      asks: [['100.1', '9']] as Level[],
    };
    expect(applyUpdate(book, update)).toBe('ok');
    expect(book.bids).toEqual([
      ['100', '1'],
      ['99.95', '5'],
    ]);
    expect(book.asks).toEqual([
      ['100.1', '9'],
      ['100.2', '4'],
    ]);
    expect(book.sequence).toBe(8);
  });

  test('notices a missing update and leaves the book alone', () => {
    const book = snapshot();
    const before = { ...book };
    expect(applyUpdate(book, { previous: 8, sequence: 9, bids: [['1', '1']], asks: [] })).toBe('gap');
    expect(book).toEqual(before);
  });

  test('is whole again after a new snapshot', () => {
    const book = snapshot();
    applyUpdate(book, { previous: 8, sequence: 9, bids: [], asks: [] });
    applySnapshot(book, { bids: [['101', '1']], asks: [], sequence: 9 });
    expect(applyUpdate(book, { previous: 9, sequence: 10, bids: [['101', '2']], asks: [] })).toBe('ok');
    expect(book.bids).toEqual([['101', '2']]);
  });

  test('passes over updates that the snapshot already holds', () => {
    const book = snapshot();
    expect(applyUpdate(book, { previous: 5, sequence: 6, bids: [['100', '0']], asks: [] })).toBe('ok');
    expect(book.bids).toHaveLength(2);
  });

  test('takes no update before the first snapshot or after one without a sequence', () => {
    const book = emptyDepth();
    expect(applyUpdate(book, { previous: 0, sequence: 1, bids: [], asks: [] })).toBe('gap');
    applySnapshot(book, { bids, asks });
    expect(applyUpdate(book, { previous: 0, sequence: 1, bids: [], asks: [] })).toBe('gap');
  });

  test('leaves earlier arrays as they were, so that they can be drawn', () => {
    const book = snapshot();
    const drawn = book.bids;
    applyUpdate(book, { previous: 7, sequence: 8, bids: [['100', '0']], asks: [] });
    expect(drawn).toHaveLength(2);
  });
});

describe('comparing decimals', () => {
  test.each([
    ['9', '10', -1],
    ['10.0', '10', 0],
    ['0.00001173', '0.0000118', -1],
    ['67214.5', '67214.49', 1],
    ['010', '9', 1],
  ])('%s against %s is %i', (a, b, sign) => {
    expect(compareDecimals(a, b)).toBe(sign);
    expect(compareDecimals(b, a)).toBe(sign === 0 ? 0 : -sign);
  });
});
