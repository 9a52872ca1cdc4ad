import type { Stored } from './createStored.ts';

declare const isKept: unique symbol;

/** That a command was written down: what moves money is sent with this alone (src/api/calling/moneyCommand.ts). */
export interface KeptCommand {
  readonly [isKept]: true;
}

/** Writes a command down before it is sent, so that whoever opens the page anew finds it, and can look it up. */
export function keepCommand<Value>(place: Stored<Value>, value: Value): KeptCommand {
  place.set(value);
  return {} as KeptCommand;
}
