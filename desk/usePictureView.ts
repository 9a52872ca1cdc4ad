import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moved, turned, wholePicture, zoomed, zoomStep, type PictureView } from './pictureView.ts';

const wheelStep = 1.15;
/** Step of one arrow key press, as a fraction of the frame. */
const arrowStep = 0.1;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
};

/** Buttons and wheel zoom, pointer and arrow keys move, R rotates. */
export function usePictureView() {
  const [view, setView] = useState<PictureView>(wholePicture);
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  useEffect(() => {
    const element = frame.current;
    // React registers passive wheel listeners, which cannot prevent scrolling.
    function onWheel(event: WheelEvent): void {
      event.preventDefault();
      const { left, top, width, height } = element!.getBoundingClientRect();
      const at = { x: (event.clientX - left) / width - 0.5, y: (event.clientY - top) / height - 0.5 };
      setView((former) => zoomed(former, event.deltaY < 0 ? wheelStep : 1 / wheelStep, at));
    }
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  const zoomIn = () => setView((former) => zoomed(former, zoomStep));
  const zoomOut = () => setView((former) => zoomed(former, 1 / zoomStep));
  const turn = () => setView(turned);
  function onKeyDown(event: KeyboardEvent): void {
    // Buttons inside the frame handle their own keys.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) setView((former) => moved(former, arrow));
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === 'r' || event.key === 'R') turn();
    else return;
    event.preventDefault();
  }
  function onPointerMove(event: PointerEvent): void {
    const { current: start } = from;
    const { width, height } = frame.current!.getBoundingClientRect();
    if (!start) return;
    from.current = { x: event.clientX, y: event.clientY };
    const by = { x: (event.clientX - start.x) / width, y: (event.clientY - start.y) / height };
    setView((former) => moved(former, by));
  }
  const drop = () => {
    from.current = undefined;
  };
  return {
    view,
    zoomIn,
    zoomOut,
    turn,
    frame: {
      ref: frame,
      onKeyDown,
      onPointerDown(event: PointerEvent) {
        if ((event.target as Element).closest('button')) return;
        from.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove,
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}
