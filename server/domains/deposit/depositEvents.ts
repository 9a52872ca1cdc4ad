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

/** Notifies the owner of a new deposit or state. */
export const tell = (tx: Tx, { owner }: { owner: string }): void => tx.publish({ type: 'deposit', owner });
