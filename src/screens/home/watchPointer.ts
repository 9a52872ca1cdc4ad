/** Tracks whether a finger or a mouse button is down in a list, including a scrolling finger. */
export function watchPointer(list: HTMLElement, tell: (isDown: boolean) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const down = (): void => tell(true);
  const up = (): void => tell(false);
  list.addEventListener('pointerdown', down, { signal });
  list.addEventListener('touchstart', down, { signal, passive: true });
  for (const end of ['touchend', 'touchcancel'] as const) addEventListener(end, up, { signal });
  // A finger that starts to scroll cancels its pointer but stays down.
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, ({ pointerType }) => pointerType === 'touch' || up(), { signal });
  return () => controller.abort();
}
