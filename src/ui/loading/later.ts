// Lazy loading of code: with the time limit of the specification, a retry by tap, and an automatic retry once the
// connection is back.
import { useEffect, useSyncExternalStore } from 'react';
import { reloadWhenServed } from './reloadWhenServed.ts';
import { failed, loading, ready, type Remote } from './remoteData.ts';
import { reviveStyles } from './reviveStyles.ts';

/** Time limit for loading a page's code, in milliseconds (spec, section 9). */
export const pageTimeLimit = 60_000;
/** Time limit for loading any other code, in milliseconds (spec, section 9). */
export const partTimeLimit = 120_000;

/** Code that loads separately from the initial bundle. */
export interface Later<T> {
  /**
   * Loads it once: concurrent callers share the request, and a failed one is retried by the next call.
   * @throws when loading fails or times out
   */
  load: () => Promise<T>;
  /**
   * Starts loading for a page that shows the state, and reports each change.
   * @returns a function that unsubscribes
   */
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

  /**
   * Retry by tap. Browsers join pending imports, and some cache a failure for the lifetime of the document: only a
   * reload helps.
   */
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
 * Waits until the code is loaded, across any number of failures.
 * @param onFailed called after each failure
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
 * State of the code, for a page that shows it.
 * @param drawn the server-rendered part, used during hydration; default: nothing
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
    // Safari lacks idle callbacks.
    else setTimeout(resolve, 200);
  });
}

/**
 * Prefetches code one tap away, part by part, while the page is idle.
 * @param parts a stable list
 * @param pause delay after the page load, in milliseconds: the page's own requests come first
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
