import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Source } from '../../api/feed/Source.ts';
import { scheduleUpdate, scheduleTextUpdate } from './updateSchedule.ts';

export type { Source };

/** Calls a listener at most once per `everyMs`; the last change is always delivered. */
export function throttled(listener: () => void, everyMs: number): { notify: () => void; stop: () => void } {
  let leave: (() => void) | undefined;
  let isMissed = false;
  const open = (): void => {
    leave = undefined;
    if (!isMissed) return;
    isMissed = false;
    tell();
  };
  const tell = (): void => {
    leave = scheduleUpdate(open, everyMs);
    listener();
  };
  return {
    notify: () => {
      if (leave === undefined) tell();
      else isMissed = true;
    },
    stop: () => leave?.(),
  };
}

/**
 * Value of a source, rerendered at most once in `everyMs`.
 * @param everyMs milliseconds between two rerenders
 * @param atStart server-rendered value, if the server renders the page; default: the source's value
 */
export function useSource<T>(source: Source<T>, everyMs = 100, atStart: () => T = source.snapshot): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { notify, stop } = throttled(listener, everyMs);
      const leave = source.subscribe(notify);
      return () => {
        leave();
        stop();
      };
    },
    [source, everyMs],
  );
  return useSyncExternalStore(subscribe, source.snapshot, atStart);
}

/**
 * Source throttled to the update rate of texts: its value changes only at the shared ticks, including for reads in
 * between. Two sources with equal values are therefore displayed equally.
 */
export function textSource<T>(source: Source<T>): Source<T> {
  let shown = source.snapshot();
  return {
    subscribe: (listener) => {
      let cancelUpdate: (() => void) | undefined;
      const notify = (): void => {
        cancelUpdate ??= scheduleTextUpdate(() => {
          cancelUpdate = undefined;
          shown = source.snapshot();
          listener();
        });
      };
      const leave = source.subscribe(notify);
      // The value may have changed before the first subscription.
      if (!Object.is(shown, source.snapshot())) notify();
      return () => {
        leave();
        cancelUpdate?.();
      };
    },
    snapshot: () => shown,
  };
}

/**
 * Value of a source for a text: it changes together with all other texts, four times a second.
 * @param atStart server-rendered value, if the server renders the page; default: the source's value
 */
export function useText<T>(source: Source<T>, atStart?: () => T): T {
  const { subscribe, snapshot } = useMemo(() => textSource(source), [source]);
  return useSyncExternalStore(subscribe, snapshot, atStart ?? snapshot);
}
