import { useCallback, useSyncExternalStore } from 'react';
import type { Source } from '../api/Source.ts';
import { atBeat } from './beat.ts';

export type { Source };

/** A source whose data never changes, for what is read once. */
export function fixedSource<T>(data: T): Source<T> {
  return { subscribe: () => () => undefined, snapshot: () => data };
}

/** Lets a listener hear at most once in `everyMs`; the last change is always heard. */
export function throttled(listener: () => void, everyMs: number): { hear: () => void; stop: () => void } {
  let leave: (() => void) | undefined;
  let isMissed = false;
  const open = (): void => {
    leave = undefined;
    if (!isMissed) return;
    isMissed = false;
    tell();
  };
  const tell = (): void => {
    leave = atBeat(open, everyMs);
    listener();
  };
  return {
    hear: () => {
      if (leave === undefined) tell();
      else isMissed = true;
    },
    stop: () => leave?.(),
  };
}

/**
 * What the source holds, drawn at most once in `everyMs`.
 * @param everyMs milliseconds between two redraws
 * @param atStart what the server drew, where it draws the page; without it what the source holds
 */
export function useSource<T>(source: Source<T>, everyMs = 100, atStart: () => T = source.snapshot): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { hear, stop } = throttled(listener, everyMs);
      const leave = source.subscribe(hear);
      return () => {
        leave();
        stop();
      };
    },
    [source, everyMs],
  );
  return useSyncExternalStore(subscribe, source.snapshot, atStart);
}
