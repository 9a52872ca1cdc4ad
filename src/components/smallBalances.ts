import { useSyncExternalStore } from 'react';

const key = 'hidesSmallBalances';
const listeners = new Set<() => void>();
/** Undefined until somebody asks. */
let known: boolean | undefined;

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return false;
  }
}

/** Whether balances of little value are left out of the list of coins; kept on this device. */
export const smallBalances = {
  areHidden: (): boolean => (known ??= read()),
  hide(hides: boolean): void {
    try {
      localStorage.setItem(key, String(hides));
    } catch {
      // As above.
    }
    known = hides;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useHidesSmall = (): boolean =>
  useSyncExternalStore(smallBalances.subscribe, smallBalances.areHidden);
