// Timed option from its acceptance to its result.
import type { OptionDirection, OptionResult } from '../../../contracts/rules/option.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { heldBy } from '../../ledger/Holds.ts';
import type { Hold } from '../../ledger/Holds.ts';
import { OrderRows } from '../../orders/OrderRows.ts';
import { demoAsset } from '../lever/public/demoContracts.ts';

export const runningStatus = 1;
/** The result is fixed; it is paid as soon as the platform has funds. */
export const settlingStatus = 2;
export const settledStatus = 3;
export const optionStatuses = [runningStatus, settlingStatus, settledStatus] as const;
export type OptionStatus = (typeof optionStatuses)[number];

export type Returned = NonNullable<components['schemas']['OptionOrder']['returned']>;

/** In memory. Amounts are minor units of the asset, prices are scaled by 10^8. */
export interface OptionOrder {
  readonly id: number;
  readonly owner: string;
  readonly symbol: string;
  /** Asset of the stake: money, or the demo asset. */
  readonly asset: string;
  readonly direction: OptionDirection;
  readonly seconds: number;
  readonly stake: bigint;
  readonly fee: bigint;
  /** Gain on top of the stake if right. */
  readonly profit: bigint;
  /** Percent, as published at acceptance, like the band. */
  readonly ratio: string;
  readonly band: bigint;
  readonly clientOrderId: string | null;
  readonly createdAt: number;
  hold: Hold | undefined;
  /** Entry price; null until its tick has arrived. */
  open: bigint | null;
  openedAt: number | null;
  /** Decimal text, which may have one decimal more than prices. */
  close: string | null;
  result: OptionResult | null;
  returned: Returned | null;
  /** Free demo balance after settlement; null for real orders. */
  balanceAfter: bigint | null;
  settledAt: number | null;
  status: OptionStatus;
}

export const isDemoOption = ({ asset }: Pick<OptionOrder, 'asset'>): boolean => asset === demoAsset;

/** Ms since 1970 UTC; null until the entry is known. */
export const expiresAt = ({ openedAt, seconds }: Pick<OptionOrder, 'openedAt' | 'seconds'>): number | null =>
  openedAt === null ? null : openedAt + seconds * 1000;

export const optionRows = new OrderRows({
  table: 'option_order',
  title: 'Option',
  prefix: 'option',
  clientId: 'client_order_id',
});

export const referenceOf = ({ id }: Pick<OptionOrder, 'id'>): string => optionRows.referenceOf(id);

/** Reason of the hold of stake and fee. */
export const stakeHoldReason = 'option.stake';

/** Fault that no server can have written, as a sentence; undefined for a sound order. */
export function faultOf(order: OptionOrder): string | undefined {
  const { stake, fee, hold } = order;
  const held = hold ? heldBy(hold) : 0n;
  return stake > 0n && fee >= 0n && held === stake + fee
    ? undefined
    : `${referenceOf(order)} has a stake of ${stake} with a fee of ${fee} and holds ${held}`;
}
