import { useRef, type PointerEvent } from 'react';
import { measured } from '../loading/measured.ts';
import * as styles from './Sheet.css.ts';

/** Maximum movement of a tap, in CSS pixels. */
const tapSlop = 6;
/** Releasing beyond this distance closes, in CSS pixels down. */
const closingDistance = 96;
/** A flick closes sooner: speed in CSS pixels per millisecond, over at least the distance below. */
const flickSpeed = 0.5;
const flickDistance = 24;

interface Drag {
  startY: number;
  startMs: number;
  isMoving: boolean;
}

/** Offsets the sheet by a number of pixels; undefined resets it. */
function place(handle: HTMLElement, distance: number | undefined): void {
  const sheet = handle.closest('dialog');
  sheet?.toggleAttribute('data-dragged', distance !== undefined);
  for (const [name, value] of Object.entries(measured({ [styles.dragged]: `${distance ?? 0}px` }).style))
    sheet?.style.setProperty(name, String(value));
}

/** Drag handlers of a sheet's upper part: the sheet follows a finger down, and closes or springs back on release. */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<Drag>(undefined);
  const end = (event: PointerEvent<HTMLElement>, mayClose: boolean): void => {
    const { current } = drag;
    drag.current = undefined;
    if (!current?.isMoving) return;
    const distance = event.clientY - current.startY;
    const speed = distance / Math.max(1, event.timeStamp - current.startMs);
    const isFlick = distance >= flickDistance && speed >= flickSpeed;
    if (mayClose && (distance >= closingDistance || isFlick)) return onClose();
    place(event.currentTarget, undefined);
  };
  return {
    onPointerDown({ isPrimary, button, clientY, timeStamp }: PointerEvent<HTMLElement>) {
      if (isPrimary && button === 0) drag.current = { startY: clientY, startMs: timeStamp, isMoving: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || !event.isPrimary) return;
      const distance = event.clientY - current.startY;
      // Until then a press on the close button stays a press, so the pointer is not captured before.
      if (!current.isMoving && distance > tapSlop) {
        current.isMoving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (current.isMoving) place(event.currentTarget, Math.max(0, distance));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
