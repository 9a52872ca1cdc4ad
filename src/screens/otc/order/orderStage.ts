import type { OtcOrderDetail } from '../../../api/otc.ts';

/** What an order waits for, as its page shows it. */
export type Stage =
  | 'toPay'
  | 'awaitsPayment'
  /** The time to pay is over; the server has not cancelled it yet. */
  | 'expired'
  | 'awaitsRelease'
  | 'toRelease'
  | 'appeal'
  | 'released'
  | 'cancelled'
  /** A status or phase that this version does not know. */
  | 'unknown';

/** Time left to pay, in whole seconds of the server's clock. */
export const secondsToPay = ({ expire_time }: OtcOrderDetail, nowMs: number): number =>
  Math.max(0, Math.ceil(expire_time - nowMs / 1000));

function paidStage({ type, phase }: OtcOrderDetail): Stage {
  switch (phase) {
    // Compatible back ends send no phase.
    case undefined:
    case 'awaiting_release':
      return type === 'buy' ? 'awaitsRelease' : 'toRelease';
    case 'appeal':
      return 'appeal';
    case 'released':
      return 'released';
    default:
      return 'unknown';
  }
}

export function stageOf(order: OtcOrderDetail, nowMs: number): Stage {
  const { type, status } = order;
  if (type !== 'buy' && type !== 'sell') return 'unknown';
  if (status === 1 && secondsToPay(order, nowMs) === 0) return 'expired';
  if (status === 1) return type === 'buy' ? 'toPay' : 'awaitsPayment';
  if (status === 2) return paidStage(order);
  return status === 5 ? 'cancelled' : 'unknown';
}

/** A step that its user can take. */
export type OrderStep = 'pay' | 'cancel' | 'release' | 'appeal';

/** Ended by its buyer or by time, so that the money may be on its way; no coins are held for it. */
export const isEndedUnpaid = ({ type, status, cancelled_by: by }: OtcOrderDetail): boolean =>
  type === 'buy' && status === 5 && (by === 'buyer' || by === 'time');

function canAppeal(order: OtcOrderDetail, stage: Stage, nowMs: number): boolean {
  if (stage === 'appeal') return true;
  if (isEndedUnpaid(order)) return order.appeal_result === undefined;
  const { phase, appeal_from_ms: fromMs } = order;
  return phase === 'awaiting_release' && fromMs !== undefined && nowMs >= fromMs;
}

export function canTake(step: OrderStep, order: OtcOrderDetail, nowMs: number): boolean {
  const stage = stageOf(order, nowMs);
  switch (step) {
    case 'pay':
      return stage === 'toPay';
    case 'cancel':
      return stage === 'toPay' && order.can_cancel !== false;
    case 'release':
      return stage === 'toRelease' && order.phase === 'awaiting_release';
    case 'appeal':
      return canAppeal(order, stage, nowMs);
  }
}

/** The desk is looking at an appeal of it. */
export const isAppealOpen = (order: OtcOrderDetail): boolean =>
  order.phase === 'appeal' ||
  (isEndedUnpaid(order) && order.appealed_ms !== undefined && order.appeal_result === undefined);
