import type { Tx } from '../../commands/MoneyCommand.ts';

declare module '../../commands/events.ts' {
  interface Events {
    otcOrder: OtcEvent;
  }
}

export interface OtcEvent {
  type: 'otcOrder';
  owner: string;
  id: number;
}

/** Notifies the owner of an order's state change. */
export const tellOtc = (tx: Tx, { owner, id }: { owner: string; id: bigint }): void =>
  tx.publish({ type: 'otcOrder', owner, id: Number(id) });
