// What the server tells its listeners after a commit. Decimals are text, times ms since 1970 UTC.

/** Memory was rebuilt from the database: whoever follows it needs a new snapshot. */
export interface ResetEvent {
  type: 'reset';
}

/** Events by type; whoever publishes others declares them here (`declare module`). */
export interface Events {
  reset: ResetEvent;
}

export type ServerEvent = Events[keyof Events];
