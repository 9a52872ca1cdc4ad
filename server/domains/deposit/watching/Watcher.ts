/** Follows what a chain holds for people of ours, and credits it. */
export interface Watcher {
  /** Height of the last block that is known of; undefined before the first. */
  readonly height: number | undefined;
  /** Nobody knows what the chain holds now. */
  readonly isBehind: boolean;
  start(): void;
  stop(): Promise<void>;
  /** Goes on, and credits what is final by then. @returns whether there may be more at once */
  step(): Promise<boolean>;
}
