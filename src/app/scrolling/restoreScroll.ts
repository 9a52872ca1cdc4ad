/** Maximum time to wait for content that loads above the position, in ms. */
const patienceMs = 10_000;
/** Time that a restored position is held while the page still changes, in ms. */
const holdMs = 2_000;
/** Events that indicate user scrolling or interaction. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to a position, and repeats it as the page grows until it is reached.
 * @param y from the page's top, in px
 * @param onEnd called once the position is final, abandoned, or stopped
 * @returns a function that stops it
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
