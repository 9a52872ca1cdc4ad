/** A live value outside React: useSyncExternalStore takes it as it is. A snapshot stays the same until it changes. */
export interface Source<T> {
  /** Answers how to stop listening. */
  subscribe: (listener: () => void) => () => void;
  snapshot: () => T;
}
