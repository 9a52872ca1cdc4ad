import { useRef, type PointerEvent } from 'react';
import { setMeasured } from '../loading/measured.ts';
import * as styles from './Toast.css.ts';

/** Maximum movement of a tap, in CSS pixels. */
const tapSlop = 6;
/** Releasing beyond this distance dismisses, in CSS pixels to either side. */
const dismissDistance = 80;

/** Swipe handlers of an element that follows a finger to either side, and is dismissed or springs back. */
export function useSwipeAway(onDismiss: () => void) {
  const startX = useRef<number>(undefined);
  const isMoving = useRef(false);
  const place = (element: HTMLElement, distance: number | undefined): void => {
    element.toggleAttribute('data-swiped', distance !== undefined);
    setMeasured(element, { [styles.swiped]: `${distance ?? 0}px` });
  };
  const end = ({ currentTarget, clientX }: PointerEvent<HTMLElement>, mayDismiss: boolean): void => {
    const distance = clientX - (startX.current ?? clientX);
    startX.current = undefined;
    if (!isMoving.current) return;
    isMoving.current = false;
    if (mayDismiss && Math.abs(distance) >= dismissDistance) onDismiss();
    else place(currentTarget, undefined);
  };
  return {
    onPointerDown({ isPrimary, button, clientX }: PointerEvent<HTMLElement>) {
      if (isPrimary && button === 0) startX.current = clientX;
    },
    onPointerMove({ isPrimary, currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) {
      if (startX.current === undefined || !isPrimary) return;
      const distance = clientX - startX.current;
      // Until then a press on one of its buttons stays a press, so the pointer is not captured before.
      if (!isMoving.current && Math.abs(distance) > tapSlop) {
        isMoving.current = true;
        currentTarget.setPointerCapture(pointerId);
      }
      if (isMoving.current) place(currentTarget, distance);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
