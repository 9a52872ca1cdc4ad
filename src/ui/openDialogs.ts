// The dialogs that are open, as a stack: whatever lies outside the last one cannot be seen or used.

/** Where an open dialog has room for what the app says beside it. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export const openDialogs = {
  /** @returns takes the place out again */
  add(place: HTMLElement): () => void {
    places.push(place);
    tell();
    return () => {
      places.splice(places.indexOf(place), 1);
      tell();
    };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The place of the dialog on top; undefined while none is open. */
  top: (): HTMLElement | undefined => places.at(-1),
};
