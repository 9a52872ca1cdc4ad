// Touch and mouse gestures on a chart: drag, pinch, tap, hold, hover.

export interface PointerHandlers {
  /** A drag has moved `dx` pixels from its start. */
  onDrag: (dx: number) => void;
  onDragEnd: (dx: number) => void;
  /** Two fingers are `ratio` times as far apart as at the start, around `x`. */
  onPinch: (ratio: number, x: number) => void;
  onPinchEnd: () => void;
  onTap: (x: number, y: number) => void;
  /** A mouse over the chart, or a finger after a long press, which may have moved since. */
  onPoint: (x: number, y: number, isHeld: boolean) => void;
  onLeave: () => void;
}

/** Maximum movement of a tap, in pixels. */
const tapSlop = 6;
/** Duration of a long press that shows the values below the finger, in milliseconds. */
const holdMs = 400;

type Place = { x: number; y: number };

class Follower {
  readonly element: HTMLElement;
  readonly handlers: PointerHandlers;
  readonly pointers = new Map<number, Place>();
  start: Place = { x: 0, y: 0 };
  pinchStart = 0;
  mode: 'none' | 'pressed' | 'drag' | 'pinch' | 'hold' = 'none';
  holdTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, handlers: PointerHandlers) {
    this.element = element;
    this.handlers = handlers;
  }

  placeOf(event: PointerEvent): Place {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  spread(): number {
    const [one, other] = [...this.pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  end(x: number): void {
    clearTimeout(this.holdTimer);
    if (this.mode === 'drag') this.handlers.onDragEnd(x - this.start.x);
    if (this.mode === 'pinch') this.handlers.onPinchEnd();
    this.mode = 'none';
  }

  press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const place = this.placeOf(event);
    const [first] = this.pointers.values();
    this.pointers.set(event.pointerId, place);
    if (first && this.pointers.size === 2) {
      this.end(first.x);
      this.mode = 'pinch';
      this.pinchStart = this.spread();
    }
    if (first) return;
    this.start = place;
    this.mode = 'pressed';
    this.holdTimer = setTimeout(() => {
      this.mode = 'hold';
      this.handlers.onPoint(place.x, place.y, true);
    }, holdMs);
  }

  move(event: PointerEvent): void {
    const place = this.placeOf(event);
    if (!this.pointers.has(event.pointerId)) {
      if (event.pointerType === 'mouse') this.handlers.onPoint(place.x, place.y, false);
      return;
    }
    this.pointers.set(event.pointerId, place);
    const strayed = Math.hypot(place.x - this.start.x, place.y - this.start.y);
    if (this.mode === 'pressed' && strayed > tapSlop) {
      clearTimeout(this.holdTimer);
      this.mode = 'drag';
      this.capture(event.pointerId);
    }
    if (this.mode === 'drag') this.handlers.onDrag(place.x - this.start.x);
    if (this.mode === 'hold') this.handlers.onPoint(place.x, place.y, true);
    if (this.mode === 'pinch') this.pinch();
  }

  /** The drag continues outside the element. */
  capture(pointerId: number): void {
    try {
      this.element.setPointerCapture(pointerId);
    } catch {
      // The finger was lifted in the meantime; its end event follows.
    }
  }

  pinch(): void {
    const [one, other] = [...this.pointers.values()];
    if (!one || !other || this.pinchStart === 0) return;
    this.handlers.onPinch(this.spread() / this.pinchStart, (one.x + other.x) / 2);
  }

  release(event: PointerEvent): void {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    this.pointers.delete(event.pointerId);
    const isTap = this.mode === 'pressed' && event.type === 'pointerup';
    // A page scroll cancels the pointer: the drag ends at its last position.
    this.end(last.x);
    if (isTap) this.handlers.onTap(last.x, last.y);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !this.pointers.has(event.pointerId)) this.handlers.onLeave();
  }
}

/**
 * Follows the pointers on an element.
 * @returns a function that stops following
 */
export function followPointers(element: HTMLElement, handlers: PointerHandlers): () => void {
  const follower = new Follower(element, handlers);
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', (event) => follower.press(event), { signal });
  element.addEventListener('pointermove', (event) => follower.move(event), { signal });
  element.addEventListener('pointerup', (event) => follower.release(event), { signal });
  element.addEventListener('pointercancel', (event) => follower.release(event), { signal });
  element.addEventListener('pointerleave', (event) => follower.leave(event), { signal });
  // The page must not scroll during a long press or a two-finger gesture.
  const keep = (event: TouchEvent): void => {
    if (follower.mode === 'hold' || follower.mode === 'pinch') event.preventDefault();
  };
  element.addEventListener('touchmove', keep, { signal, passive: false });
  return () => {
    stop.abort();
    clearTimeout(follower.holdTimer);
  };
}
