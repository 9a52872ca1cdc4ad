import type { Tx } from '../../commands/MoneyCommand.ts';

declare module '../../commands/events.ts' {
  interface Events {
    withdrawal: WithdrawalEvent;
  }
}

export interface WithdrawalEvent {
  type: 'withdrawal';
  owner: string;
}

/** Tells the owner that one has come to another state. */
export const tell = (tx: Tx, { owner }: { owner: string }): void => tx.publish({ type: 'withdrawal', owner });
