/** State of an overlay that is open over any page until the user answers it. */
export interface ModalStore<About> {
  open: (about: About) => void;
  close: () => void;
  /** Subject that it was opened for; undefined while closed. */
  about: () => About | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function createModalStore<About>(): ModalStore<About> {
  let about: About | undefined;
  const listeners = new Set<() => void>();
  const set = (next: About | undefined): void => {
    about = next;
    for (const listener of listeners) listener();
  };
  return {
    open: set,
    close: () => set(undefined),
    about: () => about,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
