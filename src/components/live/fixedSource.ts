import type { Source } from '../../api/feed/Source.ts';

/** A source whose data never changes, for data that is read once. */
export function fixedSource<T>(data: T): Source<T> {
  return { subscribe: () => () => undefined, snapshot: () => data };
}
