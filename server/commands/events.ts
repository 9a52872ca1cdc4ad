// What the server tells its listeners after a commit. Decimals are text, times ms since 1970 UTC.

/** Memory was rebuilt from the database: whoever follows it needs a new snapshot. */
export interface ResetEvent {
  type: 'reset';
}

/** Nobody is this owner any more: calls that were let in before must not be carried out after it. */
export interface OwnerLeft {
  type: 'ownerLeft';
  owner: string;
}

/** Events by type; whoever publishes others declares them here (`declare module`). */
export interface Events {
  reset: ResetEvent;
  ownerLeft: OwnerLeft;
}

export type ServerEvent = Events[keyof Events];
