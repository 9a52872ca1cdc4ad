// The one way to load code later: within the time that the specification gives it, again by a tap, and again by itself
// once the connection is back.
import { useEffect, useSyncExternalStore } from 'react';
import { reloadWhenServed } from './reloadWhenServed.ts';
import { failed, loading, ready, type Remote } from './remoteData.ts';
import { reviveStyles } from './reviveStyles.ts';

/** How long the code of a page may take, in milliseconds (spec, section 9). */
export const pageTimeLimit = 60_000;
/** How long any other code may take, in milliseconds (spec, section 9). */
export const partTimeLimit = 120_000;

/** Code that comes apart from what is there first. */
export interface Later<T> {
  /**
   * Loads it once: concurrent callers share the request, and a failed one is retried by the next call.
   * @throws when loading fails or times out
   */
  load: () => Promise<T>;
  /** Asks for it on behalf of a page that shows its state, and tells each change. @returns the page wants it no more */
  want: (listener: () => void) => () => void;
  state: () => Remote<T>;
}

/** Failed modules that are still needed. */
const missing = new Set<() => void>();

/** Delay after the connection is reported as restored, in ms. */
const settling = 3_000;
let settled: ReturnType<typeof setTimeout> | undefined;

function askForMissing(): void {
  for (const ask of missing) ask();
}

/** Retries all failed modules, immediately and once more a little later; called when the connection returns. */
export function loadMissing(): void {
  askForMissing();
  clearTimeout(settled);
  settled = setTimeout(askForMissing, settling);
}

export function later<T>(load: () => Promise<T>, timeLimit = partTimeLimit): Later<T> {
  let state: Remote<T> = loading;
  let coming: Promise<T> | undefined;
  let isLate = false;
  const listeners = new Set<() => void>();

  function setState(next: Remote<T>): void {
    if (state.state === 'ready') return;
    state = next;
    for (const listener of listeners) listener();
  }

  function noteFailure(error: Error): void {
    coming = undefined;
    if (listeners.size === 0) return;
    missing.add(askQuietly);
    addEventListener('online', loadMissing);
    setState(failed(Object.assign(error, { kind: 'offline' }), retry, Date.now()));
  }

  /** A late result is used as well. */
  function noteLoaded(data: T): T {
    missing.delete(askQuietly);
    setState(ready(data));
    return data;
  }

  function ask(): Promise<T> {
    return (coming ??= new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Error('late'));
      }, timeLimit);
      const end = (): void => clearTimeout(timer);
      reviveStyles().then(load).then(noteLoaded).then(resolve, reject).finally(end);
    }).catch((error: unknown) => {
      noteFailure(error as Error);
      throw error;
    }));
  }
  const askQuietly = (): void => void ask().catch(() => undefined);

  /** By a tap. Browsers join what hangs, and some keep a failure, as long as the document lives: only a new one helps. */
  function retry(): void {
    if (isLate) return void reloadWhenServed();
    setState(loading);
    ask().catch(reloadWhenServed);
  }

  return {
    load: ask,
    want(listener) {
      listeners.add(listener);
      if (state.state !== 'ready') askQuietly();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || state.state !== 'failed') return;
        missing.delete(askQuietly);
        state = loading;
      };
    },
    state: () => state,
  };
}

/** Wraps available data as Later. */
export function alreadyLoaded<T>(data: T): Later<T> {
  const state = ready(data);
  return { load: () => Promise.resolve(data), want: () => () => undefined, state: () => state };
}

/**
 * Waits until it comes, however often it fails before.
 * @param onFailed called each time
 */
export function untilLoaded<T>(part: Later<T>, onFailed: () => void): Promise<T> {
  return new Promise((resolve) => {
    const leave = part.want(check);
    function check(): void {
      const now = part.state();
      if (now.state === 'failed') onFailed();
      if (now.state !== 'ready') return;
      queueMicrotask(() => leave());
      resolve(now.data);
    }
    check();
  });
}

const subscribeToNothing = (): (() => void) => () => undefined;

const stillLoading = (): Remote<never> => loading;

/**
 * Its state, for a page that shows it.
 * @param drawn what a server has drawn of it, which a page that is taken over begins with; nothing unless told
 */
export function useLater<T>(
  { want, state }: Later<T>,
  isWanted = true,
  drawn: () => Remote<T> = stillLoading,
): Remote<T> {
  return useSyncExternalStore(isWanted ? want : subscribeToNothing, state, drawn);
}

/**
 * Module behind a tap, once it is loaded.
 * @param onFailed called on failure; the next tap retries
 */
export function useOpened<T>(part: Later<T>, isOpen: boolean, onFailed: () => void): T | undefined {
  const now = useLater(part, isOpen);
  const hasFailed = isOpen && now.state === 'failed';
  useEffect(() => {
    if (hasFailed) onFailed();
  }, [hasFailed, onFailed]);
  return isOpen && now.state === 'ready' ? now.data : undefined;
}

/** The user has asked the browser to save data. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    // Safari has no idle callbacks.
    else setTimeout(resolve, 200);
  });
}

/**
 * Fetches what is a tap away, one after the other, while nothing else is to be done.
 * @param parts the same list each time
 * @param pause how long after the page, in milliseconds: what the page itself needs is there by then
 */
export function usePrefetch(parts: readonly Later<unknown>[], pause = 2_000): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let isLeft = false;
    const fetchAll = async () => {
      for (const { load } of parts) {
        await whenIdle();
        if (isLeft) return;
        // A failure is retried by the component that needs it.
        await load().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchAll(), pause);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [parts, pause]);
}
