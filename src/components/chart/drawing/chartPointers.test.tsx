import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPointers, type PointerHandlers } from './chartPointers.ts';

let element: HTMLElement;
let handlers: { [Name in keyof PointerHandlers]: ReturnType<typeof vi.fn<PointerHandlers[Name]>> };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('div');
  handlers = {
    onDrag: vi.fn<PointerHandlers['onDrag']>(),
    onDragEnd: vi.fn<PointerHandlers['onDragEnd']>(),
    onPinch: vi.fn<PointerHandlers['onPinch']>(),
    onPinchEnd: vi.fn<PointerHandlers['onPinchEnd']>(),
    onTap: vi.fn<PointerHandlers['onTap']>(),
    onPoint: vi.fn<PointerHandlers['onPoint']>(),
    onLeave: vi.fn<PointerHandlers['onLeave']>(),
  };
  stop = followPointers(element, handlers);
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
    expect(handlers.onTap).toHaveBeenCalledWith(52, 21);
    expect(handlers.onDrag).not.toHaveBeenCalled();
  });

  test('that strays drags, and the drag ends where it was lifted', () => {
    point('pointerdown', 50, 20);
    point('pointermove', 80, 20);
    point('pointermove', 110, 22);
    point('pointerup', 110, 22);
    expect(handlers.onDrag.mock.calls).toEqual([[30], [60]]);
    expect(handlers.onDragEnd).toHaveBeenCalledWith(60);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });

  test('that the page takes for scrolling ends the drag where it was', () => {
    point('pointerdown', 50, 20);
    point('pointermove', 80, 20);
    point('pointercancel', 0, 0);
    expect(handlers.onDragEnd).toHaveBeenCalledWith(30);
  });

  test('that is held reads what is beneath it, and goes on to when it moves', () => {
    point('pointerdown', 50, 20);
    vi.advanceTimersByTime(500);
    point('pointermove', 90, 40);
    point('pointerup', 90, 40);
    expect(handlers.onPoint.mock.calls).toEqual([
      [50, 20, true],
      [90, 40, true],
    ]);
    expect(handlers.onTap).not.toHaveBeenCalled();
    expect(handlers.onDragEnd).not.toHaveBeenCalled();
  });
});

test('two fingers pinch by how far they have come apart', () => {
  point('pointerdown', 100, 50, 1);
  point('pointerdown', 200, 50, 2);
  point('pointermove', 300, 50, 2);
  expect(handlers.onPinch).toHaveBeenLastCalledWith(2, 200);
  point('pointerup', 300, 50, 2);
  expect(handlers.onPinchEnd).toHaveBeenCalledTimes(1);
  // The remaining finger neither drags nor taps.
  point('pointermove', 150, 50, 1);
  point('pointerup', 150, 50, 1);
  expect(handlers.onDrag).not.toHaveBeenCalled();
  expect(handlers.onTap).not.toHaveBeenCalled();
});

test('a mouse reads without a press, and leaves', () => {
  point('pointermove', 30, 40, 7, 'mouse');
  expect(handlers.onPoint).toHaveBeenCalledWith(30, 40, false);
  point('pointerleave', 0, 0, 7, 'mouse');
  expect(handlers.onLeave).toHaveBeenCalledTimes(1);
});
