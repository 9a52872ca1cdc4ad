import { useSyncExternalStore } from 'react';

const key = 'hidesBalances';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return false;
  }
}

let hidesAtStart = read();
let isHidden = hidesAtStart;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether amounts are hidden now, and whether they are when the app starts; both for this device. */
export const balanceVisibility = {
  isHidden: (): boolean => isHidden,
  hidesAtStart: (): boolean => hidesAtStart,
  toggle(): void {
    isHidden = !isHidden;
    tell();
  },
  setHidesAtStart(hides: boolean): void {
    hidesAtStart = hides;
    isHidden = hides;
    try {
      localStorage.setItem(key, String(hides));
    } catch {
      // As above.
    }
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useIsHidden = (): boolean =>
  useSyncExternalStore(balanceVisibility.subscribe, balanceVisibility.isHidden);
