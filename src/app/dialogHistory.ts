// The browser's back closes what lies over the page first. Each open dialog has an entry of the history, a copy of its
// page's at the same address. The router hears nothing of these entries: it sees the history of pages alone.
import { openDialogs } from '../ui/openDialogs.ts';

/** What stands in an entry of the history: the router's number of the page, and how many dialogs lie over it. */
type EntryState = { idx?: number; dialogs?: number } | null;

/** The router writes its entry of the page. */
interface Write {
  method: 'pushState' | 'replaceState';
  state: object;
  url: string | URL;
}

/** Whoever was asked to close has done so after this time, in milliseconds. */
const closingMs = 300;

const stateOf = (): EntryState => history.state as EntryState;
const depthOf = (state: EntryState): number => state?.dialogs ?? 0;

/** What an entry shows, for the page's own entry to show as well. */
function copyOf(state: EntryState): Write {
  const { dialogs: _, ...page } = state ?? {};
  return { method: 'replaceState', state: page, url: location.href };
}

/** The history as the router sees it, in the form of the window that it asks for. */
export function createDialogHistory(): Window {
  /** How many entries of dialogs lie above the page's own. */
  let depth = depthOf(stateOf());
  let pageIdx = stateOf()?.idx;
  /** What the router has written since, and the page's own entry still lacks. A reload may come in between. */
  let owed: Write[] = depth > 0 ? [copyOf(stateOf())] : [];
  /** A step through the history is under way: it takes its time, and tells when it is done. */
  let isMoving = false;
  let stepsLater = 0;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let tellRouter: (event: PopStateEvent) => void = () => undefined;

  function move(steps: number): void {
    isMoving = true;
    history.go(steps);
  }

  /** As many entries as dialogs; none below a page that was opened from one. */
  function settle(): void {
    if (isMoving) return;
    const isLeft = owed.some(({ method }) => method === 'pushState');
    const open = isLeft ? 0 : openDialogs.count();
    while (depth < open) {
      depth += 1;
      history.pushState({ ...stateOf(), dialogs: depth }, '');
    }
    if (depth > open) move(open - depth);
  }

  /** A dialog that gives way to another within one tap leaves it its entry. */
  const settleSoon = (): void => queueMicrotask(settle);
  /** One that was asked to close and stays has its entry again. */
  const settleLater = (): void => {
    clearTimeout(closing);
    closing = setTimeout(settle, closingMs);
  };

  /** An entry of the same page stands open. */
  function reach(): void {
    depth = depthOf(stateOf());
    if (depth > 0) {
      const shown = owed.at(-1);
      if (shown) history.replaceState({ ...shown.state, dialogs: depth }, '', shown.url);
      return;
    }
    for (const { method, state, url } of owed.splice(0)) history[method](state, '', url);
    pageIdx = stateOf()?.idx;
  }

  function openPage(event: PopStateEvent): void {
    const state = stateOf();
    depth = depthOf(state);
    pageIdx = state?.idx;
    owed = depth > 0 ? [copyOf(state)] : [];
    openDialogs.closeAbove(0);
    tellRouter(event);
    settleLater();
  }

  function pop(event: PopStateEvent): void {
    const hasMoved = isMoving;
    isMoving = false;
    if (stateOf()?.idx !== pageIdx) return openPage(event);
    const isForward = depthOf(stateOf()) > depth;
    // There is nothing to see: an entry whose dialog was closed is left again.
    if (isForward) depth = depthOf(stateOf());
    else reach();
    if (stepsLater !== 0) {
      move(stepsLater);
      stepsLater = 0;
    } else if (hasMoved || isForward) settle();
    else {
      openDialogs.closeAbove(depth);
      settleLater();
    }
  }

  function write(method: Write['method'], state: object, url: string | URL): void {
    if (depth === 0 && !isMoving) {
      history[method](state, '', url);
      pageIdx = stateOf()?.idx;
      return;
    }
    owed.push({ method, state, url });
    // The address is right at once; the entry that it belongs to comes to stand open later.
    history.replaceState({ ...state, idx: pageIdx, dialogs: depth }, '', url);
    if (method === 'pushState') settle();
  }

  const seen = {
    get location() {
      return location;
    },
    history: {
      get state() {
        const last = owed.at(-1);
        return last ? last.state : stateOf();
      },
      pushState: (state: object, _: string, url: string | URL) => write('pushState', state, url),
      replaceState: (state: object, _: string, url: string | URL = location.href) =>
        write('replaceState', state, url),
      go(steps: number) {
        if (isMoving) stepsLater += steps;
        else move(steps < 0 ? steps - depth : steps);
      },
    },
    addEventListener(_: 'popstate', listener: (event: PopStateEvent) => void) {
      tellRouter = listener;
      addEventListener('popstate', pop);
      stopListening = openDialogs.subscribe(settleSoon);
      settleSoon();
    },
    removeEventListener() {
      removeEventListener('popstate', pop);
      stopListening();
      clearTimeout(closing);
    },
  };
  let stopListening = (): void => undefined;
  // The router asks no more of a window than this.
  return seen as unknown as Window;
}
