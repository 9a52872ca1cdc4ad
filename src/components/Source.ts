/** Live data as a View takes it: what it is now, and a call when it changes. Fits useSyncExternalStore. */
export interface Source<T> {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => T;
}

/** A source that never changes, for stories and for what is not live. */
export function still<T>(value: T): Source<T> {
  return { subscribe: () => () => undefined, snapshot: () => value };
}
