import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { hostingOrders, redeemEarly, type HostingOrder } from '../../api/hosting.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useChecked } from '../../components/command/useChecked.ts';
import { refundOf } from '../../components/hosting/orderFigures.ts';
import { isApiError, isSaidByApp } from '../../components/shell/apiErrors.ts';
import { commandSubject, failureToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isNumber, isRecord, isText } from '../../stored/shapes.ts';

interface RedeemValues {
  id: number;
  /** Refund shown to the user, decimal text. */
  refund: string;
}

const isRedeemValues = (value: unknown): value is RedeemValues =>
  isRecord(value) && isNumber(value['id']) && isText(value['refund']);

/** State and callbacks of an early redemption. */
export interface Redemption {
  asked: AskedOrder | undefined;
  isRedeeming: boolean;
  /** Ids of orders whose redemption outcome is being looked up. */
  checking: readonly number[];
  onAsk: (order: HostingOrder) => void;
  onKeep: () => void;
  onRedeem: () => void;
}

/** Order that awaits the user's confirmation. */
export interface AskedOrder {
  order: HostingOrder;
  refund: string;
  /** Refund shown before it changed. */
  former?: string;
}

/** Message for a redemption whose outcome is known. */
function useSuccessToast() {
  const subject = commandSubject(redeemEarly());
  const intl = useIntl();
  const amounts = useAmounts();
  const { toast } = useShell();
  return {
    redeemed(order: HostingOrder | undefined): void {
      const refund = order && refundOf(order);
      const text =
        refund === undefined
          ? intl.formatMessage({
              id: 'hosting.redeem.done',
              defaultMessage: 'Redeemed. The rest is in your Spot account.',
            })
          : intl.formatMessage(
              {
                id: 'hosting.redeem.done.amount',
                defaultMessage: 'Redeemed. {amount} is in your Spot account.',
              },
              { amount: `${amounts.amount(refund, order!.currency_name)}\u00a0${order!.currency_name}` },
            );
      toast({ kind: 'success', text, subject });
    },
    kept(): void {
      const text = intl.formatMessage({
        id: 'hosting.redeem.kept',
        defaultMessage: 'The order has not been redeemed. It continues.',
      });
      toast({ kind: 'error', failure: {}, text, subject });
    },
    failed: (error: ApiError): void => void toast(failureToast(intl, error, subject)),
  };
}

/** Refetches one order or all orders. */
function useReading() {
  const queryClient = useQueryClient();
  return {
    async find(id: number): Promise<HostingOrder | undefined> {
      const query = hostingOrders({ id: String(id), limit: '1' });
      const { order_list: rows } = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      return rows.find((row) => row.id === id);
    },
    async readAgain(): Promise<void> {
      void queryClient.invalidateQueries({ queryKey: ['wallet'] });
      await queryClient.invalidateQueries({ queryKey: ['hosting'] });
    },
  };
}

/**
 * Redeems an order early and reports the outcome; without a response, the outcome is looked up and the request is never
 * repeated.
 */
export function useRedeem(): Redemption {
  const said = useSuccessToast();
  const { find, readAgain } = useReading();
  const [asked, setAsked] = useState<AskedOrder>();
  const [isRedeeming, setRedeeming] = useState(false);
  const [checking, setChecking] = useState<readonly number[]>([]);
  const send = useChecked<RedeemValues, { id: string; expected_refund: string }, unknown, HostingOrder>({
    store: { name: 'hosting.redeem', isDraft: isRedeemValues },
    mutation: redeemEarly(),
    formOf: ({ id, refund }) => ({ id: String(id), expected_refund: refund }),
    nameOf: ({ id }) => String(id),
    look: ({ id }) => find(id),
    isOver: ({ status }) => status !== 1,
    onChecking: ({ id }) => {
      setChecking((ids) => [...ids, id]);
      return () => setChecking((ids) => ids.filter((each) => each !== id));
    },
    onChecked: (found) => {
      void readAgain();
      if (found?.is_cancel === 1) said.redeemed(found);
      else said.kept();
    },
  });
  async function redeem({ order, refund }: AskedOrder): Promise<AskedOrder | undefined> {
    try {
      const made = await send({ id: order.id, refund });
      if (made !== undefined) said.redeemed(await find(order.id).catch(() => undefined));
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const next = error.values['amount'];
      if (error.reason !== 'hosting.refundChanged' || next === undefined) {
        if (!isSaidByApp(error)) said.failed(error);
        return undefined;
      }
      // The remaining days have changed with the refund.
      const now = await find(order.id).catch(() => undefined);
      return { order: now ?? order, refund: (now && refundOf(now)) ?? next, former: refund };
    }
  }
  async function answer(): Promise<void> {
    if (!asked) return;
    setRedeeming(true);
    setAsked(await redeem(asked));
    setRedeeming(false);
    await readAgain().catch(() => undefined);
  }
  return {
    asked,
    isRedeeming,
    checking,
    onAsk: (order: HostingOrder) => setAsked({ order, refund: refundOf(order) ?? '' }),
    onKeep: () => setAsked(undefined),
    onRedeem: () => void answer(),
  };
}
