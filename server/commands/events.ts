// Events for listeners after a commit. Decimals are text, times ms since 1970 UTC.

/** Memory was reloaded from the database: subscribers need a new snapshot. */
export interface ResetEvent {
  type: 'reset';
}

/** The account is closed: calls that passed authentication earlier must not run any more. */
export interface OwnerLeft {
  type: 'ownerLeft';
  owner: string;
}

/** Events by type; publishers declare their own here (`declare module`). */
export interface Events {
  reset: ResetEvent;
  ownerLeft: OwnerLeft;
}

export type ServerEvent = Events[keyof Events];
