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

/** Notifies the owner of a withdrawal's state change. */
export const tell = (tx: Tx, { owner }: { owner: string }): void => tx.publish({ type: 'withdrawal', owner });
