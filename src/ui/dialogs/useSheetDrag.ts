import { useRef, type PointerEvent } from 'react';
import { measured } from '../loading/measured.ts';
import * as styles from './Sheet.css.ts';

/** How far a finger may stray and still be a tap, in CSS pixels. */
const tapSlop = 6;
/** From here on letting go closes, in CSS pixels down. */
const closingDistance = 96;
/** A flick closes sooner: so many CSS pixels a millisecond, over at least the distance below. */
const flickSpeed = 0.5;
const flickDistance = 24;

interface Drag {
  startY: number;
  startMs: number;
  isMoving: boolean;
}

/** Draws the sheet so many pixels below its place; without a number it goes back there. */
function place(handle: HTMLElement, distance: number | undefined): void {
  const sheet = handle.closest('dialog');
  sheet?.toggleAttribute('data-dragged', distance !== undefined);
  for (const [name, value] of Object.entries(measured({ [styles.dragged]: `${distance ?? 0}px` }).style))
    sheet?.style.setProperty(name, String(value));
}

/** The listeners of a sheet's upper part: the sheet follows a finger down, and closes or springs back when it is let go. */
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
      // Until then a press on the cross is one, so the finger is not captured before.
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
