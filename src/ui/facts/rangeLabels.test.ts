import { expect, it } from 'vitest';
import { placeLabels, sideBeside } from './rangeLabels.ts';

const label = (at: number, size = 60, side: 'start' | 'end' | 'middle' = 'middle') => ({ at, size, side });

it('each stands at its tick, and none beyond the line', () => {
  expect(placeLabels([label(0), label(0.5), label(1)], 300, 8)).toEqual([
    { left: 0, row: 'below' },
    { left: 120, row: 'below' },
    { left: 240, row: 'below' },
  ]);
  expect(placeLabels([label(0.5, 60, 'end'), label(0.5, 60, 'start')], 300, 0)).toEqual([
    { left: 90, row: 'below' },
    { left: 150, row: 'below' },
  ]);
});

it('one that would touch another goes above the line, and beneath the others where that is taken too', () => {
  const rows = placeLabels([label(0, 140), label(0.1), label(0.2)], 300, 8).map(({ row }) => row);
  expect(rows).toEqual(['below', 'above', 'lowest']);
});

it('nothing overlaps and nothing leaves the line, wherever the ticks are', () => {
  // Three labels get a row each, regardless of their length.
  for (const width of [200, 296, 358])
    for (let a = 0; a <= 20; a += 1)
      for (let b = 0; b <= 20; b += 1) {
        const labels = [
          label(a < b ? 0 : 1, 150, a < b ? 'start' : 'end'),
          label(a / 20, 50, sideBeside(a / 20, b / 20)),
          label(b / 20, 70, sideBeside(b / 20, a / 20)),
        ];
        const places = placeLabels(labels, width, 8);
        for (const [index, { left, row }] of places.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + labels[index]!.size).toBeLessThanOrEqual(width);
          for (const [other, place] of places.entries()) {
            if (other >= index || place.row !== row) continue;
            const isApart =
              left + labels[index]!.size + 8 <= place.left || place.left + labels[other]!.size + 8 <= left;
            expect([width, a, b, isApart]).toEqual([width, a, b, true]);
          }
        }
      }
});

it('two ticks within 16 % have their labels on the outer sides, others in their middle', () => {
  expect([sideBeside(0.4, 0.5), sideBeside(0.5, 0.4)]).toEqual(['end', 'start']);
  expect([sideBeside(0.4, 0.57), sideBeside(0.57, 0.4)]).toEqual(['middle', 'middle']);
});
