/** Measures how due work is handled. Methods must return promptly and must not throw. */
export interface DueObserver {
  /** An item was done; lateMs is the delay after its due or retry time. */
  onDone(kind: string, lateMs: number): void;
  /** An attempt failed; the item is retried unless it was set aside. */
  onFailed(kind: string): void;
}
