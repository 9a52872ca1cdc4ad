// Stack of open dialogs; everything outside the last one is inert.

interface OpenDialog {
  /** Element for the app's toasts. */
  place: HTMLElement;
  /** Asks the owner to close it. */
  close: () => void;
}

const dialogs: OpenDialog[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export const openDialogs = {
  /** @returns a function that removes it */
  add(dialog: OpenDialog): () => void {
    dialogs.push(dialog);
    tell();
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      tell();
    };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  count: (): number => dialogs.length,
  /** The toast element of the top dialog; undefined while none is open. */
  topPlace: (): HTMLElement | undefined => dialogs.at(-1)?.place,
  /** Closes all dialogs except the lowest `count`, the top one first. */
  closeAbove(count: number): void {
    for (const { close } of dialogs.slice(count).reverse()) close();
  },
};
