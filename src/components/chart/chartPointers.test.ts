import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPointers, type PointerWishes } from './chartPointers.ts';

let element: HTMLElement;
let wishes: { [Name in keyof PointerWishes]: ReturnType<typeof vi.fn<PointerWishes[Name]>> };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('div');
  wishes = {
    onDrag: vi.fn<PointerWishes['onDrag']>(),
    onDragEnd: vi.fn<PointerWishes['onDragEnd']>(),
    onPinch: vi.fn<PointerWishes['onPinch']>(),
    onPinchEnd: vi.fn<PointerWishes['onPinchEnd']>(),
    onTap: vi.fn<PointerWishes['onTap']>(),
    onPoint: vi.fn<PointerWishes['onPoint']>(),
    onLeave: vi.fn<PointerWishes['onLeave']>(),
  };
  stop = followPointers(element, wishes);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function point(type: string, x: number, y: number, pointerId = 1, pointerType = 'touch'): void {
  element.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType, button: 0 }),
  );
}

describe('a finger', () => {
  test('that comes and goes is a tap', () => {
    point('pointerdown', 50, 20);
    point('pointermove', 52, 21);
    point('pointerup', 52, 21);
    expect(wishes.onTap).toHaveBeenCalledWith(52, 21);
    expect(wishes.onDrag).not.toHaveBeenCalled();
  });

  test('that strays drags, and the drag ends where it was lifted', () => {
    point('pointerdown', 50, 20);
    point('pointermove', 80, 20);
    point('pointermove', 110, 22);
    point('pointerup', 110, 22);
    expect(wishes.onDrag.mock.calls).toEqual([[30], [60]]);
    expect(wishes.onDragEnd).toHaveBeenCalledWith(60);
    expect(wishes.onTap).not.toHaveBeenCalled();
  });

  test('that the page takes for scrolling ends the drag where it was', () => {
    point('pointerdown', 50, 20);
    point('pointermove', 80, 20);
    point('pointercancel', 0, 0);
    expect(wishes.onDragEnd).toHaveBeenCalledWith(30);
  });

  test('that is held reads what is beneath it, and goes on to when it moves', () => {
    point('pointerdown', 50, 20);
    vi.advanceTimersByTime(500);
    point('pointermove', 90, 40);
    point('pointerup', 90, 40);
    expect(wishes.onPoint.mock.calls).toEqual([
      [50, 20, true],
      [90, 40, true],
    ]);
    expect(wishes.onTap).not.toHaveBeenCalled();
    expect(wishes.onDragEnd).not.toHaveBeenCalled();
  });
});

test('two fingers pinch by how far they have come apart', () => {
  point('pointerdown', 100, 50, 1);
  point('pointerdown', 200, 50, 2);
  point('pointermove', 300, 50, 2);
  expect(wishes.onPinch).toHaveBeenLastCalledWith(2, 200);
  point('pointerup', 300, 50, 2);
  expect(wishes.onPinchEnd).toHaveBeenCalledTimes(1);
  // The finger that stays neither drags nor taps.
  point('pointermove', 150, 50, 1);
  point('pointerup', 150, 50, 1);
  expect(wishes.onDrag).not.toHaveBeenCalled();
  expect(wishes.onTap).not.toHaveBeenCalled();
});

test('a mouse reads without a press, and leaves', () => {
  point('pointermove', 30, 40, 7, 'mouse');
  expect(wishes.onPoint).toHaveBeenCalledWith(30, 40, false);
  point('pointerleave', 0, 0, 7, 'mouse');
  expect(wishes.onLeave).toHaveBeenCalledTimes(1);
});
