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
  merchant: number;
}

/** Notifies the owner of an order's state change. */
export const tellOtc = (
  tx: Tx,
  { owner, id, merchant }: { owner: string; id: bigint; merchant: bigint },
): void => tx.publish({ type: 'otcOrder', owner, id: Number(id), merchant: Number(merchant) });
