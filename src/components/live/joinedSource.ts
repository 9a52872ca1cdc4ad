import type { Source } from '../../api/feed/Source.ts';

/** Concatenates several sources in order; returns the same list until one of them changes. */
export function joinedSource<T>(sources: readonly Source<T>[]): Source<readonly T[]> {
  const read = () => sources.map((source) => source.snapshot());
  let held: readonly T[] = read();
  return {
    subscribe: (listener) => {
      const leaves = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const leave of leaves) leave();
      };
    },
    snapshot: () => {
      const now = read();
      if (now.some((each, at) => !Object.is(each, held[at]))) held = now;
      return held;
    },
  };
}
