/** Measures how due work is handled. Methods must return promptly and must not throw. */
export interface DueObserver {
  /** An item was done, so long after it fell due or was to be tried again. */
  onDone(kind: string, lateMs: number): void;
  /** A try of an item failed; it is tried again unless it was set aside. */
  onFailed(kind: string): void;
}
