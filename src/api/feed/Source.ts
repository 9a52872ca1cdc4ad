/** A live value outside React, compatible with useSyncExternalStore. A snapshot keeps its identity until it changes. */
export interface Source<T> {
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  snapshot: () => T;
}
