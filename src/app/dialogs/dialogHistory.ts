// The browser's back button closes an overlay before the page. Each open dialog has a history entry, a copy of its
// page's at the same address. The router does not receive events for these entries: it sees page entries only.
import { openDialogs } from '../../ui/dialogs/openDialogs.ts';

/** State of a history entry: the router's page index, and the number of dialogs over it. */
type EntryState = { idx?: number; dialogs?: number } | null;

/** A history write by the router. */
interface Write {
  method: 'pushState' | 'replaceState';
  state: object;
  url: string | URL;
}

/** A dialog that was asked to close has done so after this time, in milliseconds. */
const closingMs = 300;

const stateOf = (): EntryState => history.state as EntryState;
const depthOf = (state: EntryState): number => state?.dialogs ?? 0;

/** Write that copies a dialog entry's state and address to the page's own entry; none at a page's own entry. */
function owedAfter(state: EntryState): Write[] {
  const { dialogs, ...page } = state ?? {};
  return dialogs === undefined ? [] : [{ method: 'replaceState', state: page, url: location.href }];
}

/** Manages the history entries of dialogs, and the router's view of page entries. */
export class DialogHistory {
  /** Number of dialog entries above the page's own entry. */
  private depth = depthOf(stateOf());
  private pageIdx = stateOf()?.idx;
  /** Router writes not yet applied to the page's own entry. A reload may occur in between. */
  private owed = owedAfter(stateOf());
  /** A history step is in progress: it is asynchronous and ends with an event. */
  private isMoving = false;
  /** History steps that the app requested, to be taken afterwards. */
  private stepsLater = 0;
  private closing: ReturnType<typeof setTimeout> | undefined;
  private readonly tellRouter: (event: PopStateEvent) => void;

  /** @param tellRouter called when another page is current */
  constructor(tellRouter: (event: PopStateEvent) => void) {
    this.tellRouter = tellRouter;
  }

  /** State of the page's own entry, current or pending. */
  get pageState(): object | null {
    return this.owed.at(-1)?.state ?? stateOf();
  }

  start(): () => void {
    const stop = openDialogs.subscribe(this.settleSoon);
    this.settleSoon();
    return () => {
      stop();
      clearTimeout(this.closing);
    };
  }

  write(method: Write['method'], state: object, url: string | URL): void {
    if (this.depth === 0 && !this.isMoving) {
      history[method](state, '', url);
      this.pageIdx = stateOf()?.idx;
      return;
    }
    this.owed.push({ method, state, url });
    // The address is correct immediately; its history entry becomes current later.
    history.replaceState({ ...state, idx: this.pageIdx, dialogs: this.depth }, '', url);
    if (method === 'pushState') this.settle();
  }

  go(steps: number): void {
    if (this.isMoving) this.stepsLater += steps;
    else this.move(steps < 0 ? steps - this.depth : steps);
  }

  private move(steps: number): void {
    this.isMoving = true;
    history.go(steps);
  }

  /** Makes the number of entries equal to the number of dialogs; none below a page that was opened from a dialog. */
  private readonly settle = (): void => {
    if (this.isMoving) return;
    const isLeft = this.owed.some(({ method }) => method === 'pushState');
    const open = isLeft ? 0 : openDialogs.count();
    while (this.depth < open) {
      this.depth += 1;
      history.pushState({ ...stateOf(), dialogs: this.depth }, '');
    }
    if (this.depth > open) this.move(open - this.depth);
  };

  /** A dialog replaced by another within one tap passes on its entry. */
  private readonly settleSoon = (): void => queueMicrotask(this.settle);

  /** A dialog that was asked to close but stays open gets its entry back. */
  private settleLater(): void {
    clearTimeout(this.closing);
    this.closing = setTimeout(this.settle, closingMs);
  }

  /** Handles each step through the history. */
  readonly pop = (event: PopStateEvent): void => {
    const hasMoved = this.isMoving;
    this.isMoving = false;
    if (stateOf()?.idx !== this.pageIdx) return this.openPage(event);
    const isForward = depthOf(stateOf()) > this.depth;
    this.depth = depthOf(stateOf());
    // Forward navigation shows nothing: an entry whose dialog was closed is skipped.
    if (!isForward) this.catchUp();
    if (this.stepsLater !== 0) {
      this.move(this.stepsLater);
      this.stepsLater = 0;
    } else if (hasMoved || isForward) this.settle();
    else {
      openDialogs.closeAbove(this.depth);
      this.settleLater();
    }
  };

  /** Applies the pending writes to the current entry. */
  private catchUp(): void {
    const last = this.owed.at(-1);
    if (this.depth > 0) {
      if (last) history.replaceState({ ...last.state, idx: this.pageIdx, dialogs: this.depth }, '', last.url);
      return;
    }
    for (const { method, state, url } of this.owed.splice(0)) history[method](state, '', url);
    this.pageIdx = stateOf()?.idx;
  }

  private openPage(event: PopStateEvent): void {
    const state = stateOf();
    this.depth = depthOf(state);
    this.pageIdx = state?.idx;
    this.owed = owedAfter(state);
    this.stepsLater = 0;
    openDialogs.closeAbove(0);
    this.tellRouter(event);
    this.settleLater();
  }
}
