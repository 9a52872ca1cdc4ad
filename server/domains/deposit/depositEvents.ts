import type { Tx } from '../../commands/MoneyCommand.ts';

declare module '../../commands/events.ts' {
  interface Events {
    deposit: DepositEvent;
  }
}

export interface DepositEvent {
  type: 'deposit';
  owner: string;
}

/** Tells the owner that it has come, or to another state. */
export const tell = (tx: Tx, { owner }: { owner: string }): void => tx.publish({ type: 'deposit', owner });
