/** Maximum time to wait for content that loads above the position, in ms. */
const patienceMs = 10_000;
/** A place once reached is held for so long while the page still changes, in ms. */
const holdMs = 2_000;
/** Events that indicate user scrolling or interaction. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to a place, and again whenever the page grows until it is there.
 * @param y from the page's top, in px
 * @param onEnd runs once it is there for good, was given up, or was stopped
 * @returns stops it
 */
export function restoreScroll(y: number, onEnd: () => void): () => void {
  let timer = setTimeout(stop, patienceMs);
  let isReached = false;
  const size = new ResizeObserver(() => {
    globalThis.scrollTo(0, y);
    if (isReached || Math.abs(globalThis.scrollY - y) > 1) return;
    isReached = true;
    clearTimeout(timer);
    timer = setTimeout(stop, holdMs);
  });
  function stop(): void {
    clearTimeout(timer);
    size.disconnect();
    for (const move of ownMoves) removeEventListener(move, stop);
    onEnd();
  }
  size.observe(document.body);
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  globalThis.scrollTo(0, y);
  return stop;
}
