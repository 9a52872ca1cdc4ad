/** Measures the command executor. Methods must return promptly and must not throw. */
export interface ExecutorObserver {
  /** A group of commands was written, or lost: then the outcome of each command is unknown. */
  onGroup(group: { commands: number; ms: number; isCommitted: boolean }): void;
  /** A command was refused because the queue is full. */
  onBusy(): void;
}
