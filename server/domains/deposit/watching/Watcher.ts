/** Follows a chain's transfers to our users, and credits them. */
export interface Watcher {
  /** Height of the last known block; undefined before the first. */
  readonly height: number | undefined;
  /** The current state of the chain is unknown. */
  readonly isBehind: boolean;
  start(): void;
  stop(): Promise<void>;
  /**
   * Continues reading, and credits final deposits.
   * @returns whether more work may be due immediately
   */
  step(): Promise<boolean>;
}
