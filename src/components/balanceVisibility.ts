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

/** Whether they were hidden in this tab: a reload must not show them again. */
function wasHiddenHere(): boolean {
  try {
    return sessionStorage.getItem(key) === 'true';
  } catch {
    // As above.
    return false;
  }
}

function keepHere(isHidden: boolean): void {
  try {
    if (isHidden) sessionStorage.setItem(key, 'true');
    else sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function current(): { hidesAtStart: boolean; isHidden: boolean } {
  if (known === undefined) {
    const hidesAtStart = read() ?? false;
    known = { hidesAtStart, isHidden: hidesAtStart || wasHiddenHere() };
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
  keepHere(false);
  change({ hidesAtStart: hides, isHidden: hides });
}

/** Whether amounts are hidden now, in this tab, and whether they are when the app starts, on this device. */
export const balanceVisibility = {
  isHidden: (): boolean => current().isHidden,
  hidesAtStart: (): boolean => current().hidesAtStart,
  toggle(): void {
    const { hidesAtStart, isHidden } = current();
    keepHere(!isHidden);
    change({ hidesAtStart, isHidden: !isHidden });
  },
  setHidesAtStart(hides: boolean): void {
    try {
      localStorage.setItem(key, String(hides));
    } catch {
      // As above.
    }
    // The newest word counts: a tap of before would hide them again.
    keepHere(false);
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
