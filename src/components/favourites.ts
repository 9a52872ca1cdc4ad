import { useSyncExternalStore } from 'react';

const key = 'favourites';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
/** What storage holds, and what it means; undefined until somebody asks, because a server has no storage. */
let kept: { text: string | null; symbols: readonly string[] } | undefined;

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    return [...new Set(value.filter((each): each is string => typeof each === 'string'))];
  } catch {
    return none;
  }
}

/** Takes in a text; the list stays the same object where nothing has changed. */
function take(text: string | null): readonly string[] {
  if (kept === undefined || kept.text !== text) kept = { text, symbols: parse(text) };
  return kept.symbols;
}

function read(): readonly string[] {
  try {
    return take(localStorage.getItem(key));
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return kept?.symbols ?? take(null);
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Another tab has changed them; without a key it has emptied everything. */
function follow({ key: changed, newValue }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  take(newValue);
  tell();
}

/** The pairs that somebody has starred, as 'BTC/USDT', in the order of starring; kept on this device. */
export const favourites = {
  list: (): readonly string[] => kept?.symbols ?? read(),
  isFavourite: (symbol: string): boolean => favourites.list().includes(symbol),
  toggle(symbol: string): void {
    const now = favourites.list();
    const next = now.includes(symbol) ? now.filter((each) => each !== symbol) : [...now, symbol];
    const text = JSON.stringify(next);
    try {
      localStorage.setItem(key, text);
    } catch {
      // As above.
    }
    take(text);
    tell();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      // Other tabs were not heard while nobody listened here.
      read();
      addEventListener('storage', follow);
    }
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) removeEventListener('storage', follow);
    };
  },
};

/** The starred pairs; none while a page of the server is taken over. */
export const useFavourites = (): readonly string[] =>
  useSyncExternalStore(favourites.subscribe, favourites.list, () => none);
