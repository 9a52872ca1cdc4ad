// Stack of open dialogs; everything outside the last one is inert.

interface OpenDialog {
  /** Where it has room for what the app says beside it. */
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
  /** @returns takes it out again */
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
  /** The place of the dialog on top; undefined while none is open. */
  topPlace: (): HTMLElement | undefined => dialogs.at(-1)?.place,
  /** Asks all but the lowest `count` to close, the one on top first. */
  closeAbove(count: number): void {
    for (const { close } of dialogs.slice(count).reverse()) close();
  },
};
