/** Measures the command executor. Methods must return promptly and must not throw. */
export interface ExecutorObserver {
  /** A group of commands was written, or lost: the outcome of each of them is unknown then. */
  onGroup(group: { commands: number; ms: number; isCommitted: boolean }): void;
  /** A command was refused because too many wait. */
  onBusy(): void;
}
