import { describe, expect, test } from 'vitest';
import { placeToasts, type Range } from './toastPlace.ts';

const area: Range = { top: 52, bottom: 784 };
const place = (kept: Range[], more: Partial<Parameters<typeof placeToasts>[0]> = {}) =>
  placeToasts({ area, kept, height: 60, prefers: 'bottom', ...more });

describe('toasts', () => {
  test('stand above the bottom bar where nothing is in their way', () => {
    expect(place([])).toEqual({ top: 724 });
  });

  test('stand below the header where that end is preferred', () => {
    expect(place([], { prefers: 'top' })).toEqual({ top: 52 });
  });

  test('stand above a button that lies just above the bottom bar', () => {
    expect(place([{ top: 730, bottom: 778 }])).toEqual({ top: 662 });
  });

  test('stand below a price that lies just below the header', () => {
    expect(place([{ top: 60, bottom: 120 }], { prefers: 'top' })).toEqual({ top: 128 });
  });

  test('pass over gaps that are too small for them', () => {
    const kept = [
      { top: 500, bottom: 600 },
      { top: 640, bottom: 770 },
    ];
    expect(place(kept)).toEqual({ top: 432 });
  });

  test('heed nothing that lies outside the area', () => {
    expect(
      place([
        { top: 790, bottom: 838 },
        { top: 0, bottom: 40 },
      ]),
    ).toEqual({ top: 724 });
  });

  test('stay where they are while that covers nothing', () => {
    expect(place([{ top: 600, bottom: 648 }], { current: 300 })).toEqual({ top: 300 });
    expect(place([{ top: 330, bottom: 378 }], { current: 300 })).toEqual({ top: 724 });
  });

  test('scroll within the largest gap where none is large enough', () => {
    const kept = [
      { top: 52, bottom: 300 },
      { top: 400, bottom: 784 },
    ];
    expect(place(kept, { height: 200 })).toEqual({ top: 308, maxHeight: 84 });
  });

  test('of overlapping ranges the lower end counts', () => {
    const kept = [
      { top: 52, bottom: 700 },
      { top: 100, bottom: 200 },
    ];
    expect(place(kept, { prefers: 'top' })).toEqual({ top: 708 });
  });
});
