/** Who measures the command executor. What is told must be taken in at once, and must not throw. */
export interface ExecutorObserver {
  /** A group of commands was written, or lost: the outcome of each of them is unknown then. */
  onGroup(group: { commands: number; ms: number; isCommitted: boolean }): void;
  /** A command was refused because too many wait. */
  onBusy(): void;
}
