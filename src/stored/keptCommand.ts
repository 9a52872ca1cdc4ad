import type { Stored } from './createStored.ts';

declare const isKept: unique symbol;

/** Proof that a command was stored: commands that move money require it (src/api/calling/moneyCommand.ts). */
export interface KeptCommand {
  readonly [isKept]: true;
}

/** Stores a command before it is sent, so that a reloaded page can look it up. */
export function keepCommand<Value>(place: Stored<Value>, value: Value): KeptCommand {
  place.set(value);
  return {} as KeptCommand;
}
