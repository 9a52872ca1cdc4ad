import type { MoneyTx } from '../../writer/MoneyCommand.ts';
import type { DepositRow } from './tables.ts';

declare module '../../writer/events.ts' {
  interface Events {
    deposit: DepositEvent;
  }
}

export interface DepositEvent {
  type: 'deposit';
  owner: string;
}

/** Tells the owner that it has come, or to another state. */
export const tell = (tx: MoneyTx, { owner }: Pick<DepositRow, 'owner'>): void =>
  tx.publish({ type: 'deposit', owner });
