import { useEffect, useLayoutEffect, useRef } from 'react';

const firstDelayMs = 400;
const nextDelayMs = 90;

/** Repeats an action while a button is held; a single press or a key acts once. */
export function useRepeat(action: () => void) {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A layout effect: a later effect would allow a step from the previous value.
  useLayoutEffect(() => {
    latest.current = action;
  });
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  function repeat(delayMs: number): void {
    timer.current = setTimeout(() => {
      latest.current();
      repeat(nextDelayMs);
    }, delayMs);
  }
  return {
    onClick: action,
    onPointerDown: () => repeat(firstDelayMs),
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
