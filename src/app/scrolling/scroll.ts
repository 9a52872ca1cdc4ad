// Scroll positions of pages: back restores them, a new page starts at its top, and a login after the end of a session
// restores the page's position.
import { restoreScroll } from './restoreScroll.ts';
import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, json, jsonPart } from '../../stored/shapes.ts';

/** A history entry, and how it was reached. */
export interface ShownEntry {
  /** Router key of the entry. */
  key: string;
  pathname: string;
  /** Query string including the question mark; '' without a query. */
  search: string;
  hash: string;
  action: 'POP' | 'PUSH' | 'REPLACE';
}

/** A page with its query, and the scroll position in px to restore on it. */
interface Return {
  path: string;
  y: number;
}

const mostEntries = 50;

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && isText(value[0]) && isNumber(value[1]);
const isReturn = (value: unknown): value is Return =>
  isRecord(value) && isText(value.path) && isNumber(value.y);

// Positions survive a reload and end with the tab.
const keptPositions = createStored(
  'meridian.scroll',
  jsonPart((value) => (value as unknown[]).filter(isPosition)),
  { area: 'tab' },
);
const keptReturn = createStored('meridian.return', json(isReturn), { area: 'tab' });

/** The router's key of an entry that it did not create. */
const firstKey = 'default';
export type Scroll = ReturnType<typeof createScroll>;

export function createScroll() {
  const positions = new Map<string, number>();
  let shown: (ShownEntry & { id: string }) | undefined;
  let stopReaching: (() => void) | undefined;

  function note(): void {
    // Positions are not recorded while a page loads, nor when a page shrinks during navigation, while the history
    // already points to the next entry but the document does not.
    if (shown === undefined || stopReaching || keyOfHistory() !== shown.key) return;
    positions.delete(shown.id);
    positions.set(shown.id, Math.round(globalThis.scrollY));
    const [oldest] = positions.keys();
    if (positions.size > mostEntries && oldest !== undefined) positions.delete(oldest);
  }

  function write(): void {
    keptPositions.set([...positions]);
  }

  function reach(y: number): void {
    stopReaching?.();
    if (y === 0) globalThis.scrollTo(0, 0);
    else stopReaching = restoreScroll(y, () => (stopReaching = undefined));
  }

  function takeReturn(path: string): number | undefined {
    const kept = keptReturn.get();
    if (kept?.path !== path) return undefined;
    keptReturn.set(undefined);
    return kept.y;
  }

  return {
    /** Takes over scroll restoration from the browser. */
    start(): () => void {
      history.scrollRestoration = 'manual';
      for (const [id, y] of keptPositions.get() ?? []) {
        // All first pages share one key: an address that is opened again starts at its top.
        if (isComingBack() || !id.startsWith(`${firstKey} `)) positions.set(id, y);
      }
      addEventListener('scroll', note, { passive: true });
      addEventListener('pagehide', write);
      return () => {
        stopReaching?.();
        removeEventListener('scroll', note);
        removeEventListener('pagehide', write);
        history.scrollRestoration = 'auto';
      };
    },

    /** The page of this entry is in the document. */
    show(entry: ShownEntry): void {
      const { key, pathname, search, hash, action } = entry;
      const id = `${key} ${pathname}${search}${hash}`;
      const isSamePage = shown?.pathname === pathname;
      shown = { ...entry, id };
      if (action === 'POP') {
        const y = positions.get(id);
        // The browser handles jumps within a page and the first page.
        if (y !== undefined) reach(y);
        else if (hash === '' && !isSamePage) reach(0);
      } else if (action === 'REPLACE') {
        const y = takeReturn(`${pathname}${search}`);
        // Another pair or filter of the same page keeps the scroll position.
        if (y !== undefined || !isSamePage) reach(y ?? 0);
      } else if (hash === '') {
        reach(0);
      }
    },

    /** The session of this page's user has ended; a login restores this position. */
    keepReturn(path: string): void {
      keptReturn.set({ path, y: Math.round(globalThis.scrollY) });
    },
    forgetReturn: (): void => keptReturn.set(undefined),
  };
}

function keyOfHistory(): string {
  return (history.state as { key?: string } | null)?.key ?? firstKey;
}

/** Whether this document is a reload or was reached through the history. */
function isComingBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}
