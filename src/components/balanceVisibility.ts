import { useSyncExternalStore } from 'react';

const key = 'hidesBalances';
const listeners = new Set<() => void>();
/** Undefined until somebody asks: a server that draws the first page has no storage to ask. */
let known: { hidesAtStart: boolean; isHidden: boolean } | undefined;

function read(): boolean | undefined {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return undefined;
  }
}

function current(): { hidesAtStart: boolean; isHidden: boolean } {
  if (known === undefined) {
    const hides = read() ?? false;
    known = { hidesAtStart: hides, isHidden: hides };
  }
  return known;
}

function change(next: { hidesAtStart: boolean; isHidden: boolean }): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Another tab may have set it, which hides or shows amounts there at once, and so here. */
function follow(): void {
  const hides = read();
  if (hides === undefined || hides === current().hidesAtStart) return;
  change({ hidesAtStart: hides, isHidden: hides });
}

/** Whether amounts are hidden now, and whether they are when the app starts; both for this device. */
export const balanceVisibility = {
  isHidden: (): boolean => current().isHidden,
  hidesAtStart: (): boolean => current().hidesAtStart,
  toggle(): void {
    const { hidesAtStart, isHidden } = current();
    change({ hidesAtStart, isHidden: !isHidden });
  },
  setHidesAtStart(hides: boolean): void {
    try {
      localStorage.setItem(key, String(hides));
    } catch {
      // As above.
    }
    change({ hidesAtStart: hides, isHidden: hides });
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      // Nobody listened meanwhile.
      follow();
      addEventListener('storage', follow);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', follow);
    };
  },
};

const shown = (): boolean => false;

export const useIsHidden = (): boolean =>
  useSyncExternalStore(balanceVisibility.subscribe, balanceVisibility.isHidden, shown);
