// Where a page was scrolled to: back finds it there again, a new page starts at its top, and so does the way back from
// a login to the page that the end of a session took away.
import { restoreScroll } from './restoreScroll.ts';
import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, json, jsonPart } from '../../stored/shapes.ts';

/** An entry of the browser's history, and how it was reached. */
export interface ShownEntry {
  /** The router's own mark of the entry. */
  key: string;
  pathname: string;
  /** The query with its question mark; '' without one. */
  search: string;
  hash: string;
  action: 'POP' | 'PUSH' | 'REPLACE';
}

/** A page to which its user is brought back, with its query, and where they were on it in px. */
interface Return {
  path: string;
  y: number;
}

const mostEntries = 50;

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && isText(value[0]) && isNumber(value[1]);
const isReturn = (value: unknown): value is Return =>
  isRecord(value) && isText(value.path) && isNumber(value.y);

// Places outlive a reload, and end with the tab.
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
    // What a page that is still loading can be scrolled to says nothing, and neither does a page that shrinks on the
    // way to the next entry, which the history has already and the document not yet.
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
    /** Follows the page's scrolling from now on, instead of the browser. */
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
        // A jump within the page is the browser's own, and so is the first page of all.
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

/** Whether this document is a reload, or the history led to it. */
function isComingBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}
