import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ApiError } from '../../api/ApiError.ts';
import { cancelSpotOrder, cancelSpotOrders, spotOrder, spotOrders, type SpotOrder } from '../../api/spot.ts';
import { failureToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';

/** What became of orders whose cancellation was not answered. */
type Found =
  | { state: 'cancelled' | 'gone' | 'unclear' }
  /** Some of them wait as before. */
  | { state: 'open'; count: number };

const lookEveryMs = 3_000;
const mostLooks = 5;
const pageLimit = 100;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws ApiError; undefined where the answer has not all of them */
async function stateOf(queryClient: QueryClient, orders: readonly SpotOrder[]): Promise<Found | undefined> {
  const [{ id, currency_id, legal_id }] = orders as [SpotOrder];
  const query = spotOrders({
    ...{ currency_id: String(currency_id), legal_id: String(legal_id), limit: String(pageLimit) },
    // A back end that does not know the question answers other orders.
    ...(orders.length === 1 ? { order_id: String(id) } : { status: '1' }),
  });
  const rows = (await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })).map(spotOrder);
  const found = rows.filter((row) => orders.some((order) => order.id === row.id));
  const open = found.filter(({ status }) => status === 'open');
  if (open.length > 0) return { state: 'open', count: open.length };
  // Of one the list says what it is, of many that they are not among those that are open.
  if (orders.length > 1) return rows.length < pageLimit && found.length === 0 ? { state: 'gone' } : undefined;
  const status = found[0]?.status;
  if (status === undefined) return undefined;
  return { state: status === 'cancelled' ? 'cancelled' : 'gone' };
}

/** Looks until they are not open any more, as often as an order whose answer did not come. */
async function lookUp(queryClient: QueryClient, orders: readonly SpotOrder[]): Promise<Found> {
  let last: Found = { state: 'unclear' };
  for (let looks = 1; ; looks += 1) {
    // A look that fails says nothing; what was seen before may be over.
    last = (await stateOf(queryClient, orders).catch(() => undefined)) ?? { state: 'unclear' };
    if (last.state === 'cancelled' || last.state === 'gone' || looks === mostLooks) break;
    await wait(lookEveryMs);
  }
  for (const domain of ['spot', 'wallet']) void queryClient.invalidateQueries({ queryKey: [domain] });
  return last;
}

function useCancelTexts() {
  const intl = useIntl();
  return {
    cancelled: () => intl.formatMessage({ id: 'spot.cancelled', defaultMessage: 'Order cancelled' }),
    cancelledAll: (count: number) =>
      intl.formatMessage(
        {
          id: 'spot.cancelledAll',
          defaultMessage: '{count, plural, one {# order cancelled} other {# orders cancelled}}',
        },
        { count },
      ),
    checking: (count: number) =>
      intl.formatMessage(
        {
          id: 'spot.cancel.checking',
          defaultMessage:
            '{count, plural, one {We are checking whether your order was cancelled} other {We are checking whether your orders were cancelled}}',
        },
        { count },
      ),
    gone: (count: number) =>
      intl.formatMessage(
        {
          id: 'spot.cancel.gone',
          defaultMessage:
            '{count, plural, one {Your order is not open any more: see the history} other {Your orders are not open any more: see the history}}',
        },
        { count },
      ),
    open: (count: number) =>
      intl.formatMessage(
        {
          id: 'spot.cancel.open',
          defaultMessage:
            '{count, plural, one {Your order is still open so far. You can cancel it again.} other {# orders are still open so far. You can cancel them again.}}',
        },
        { count },
      ),
    unclear: () =>
      intl.formatMessage({
        id: 'spot.cancel.unclear',
        defaultMessage: 'We could not check whether it was cancelled. Look at your open orders.',
      }),
  };
}

/**
 * Takes orders back and says what came of it; what went wrong is said here, and nobody waits for it. Where the answer
 * does not say what became of them, they are looked up; another tap cancels nothing twice.
 */
export function useCancelling() {
  const intl = useIntl();
  const texts = useCancelTexts();
  const { toast } = useShell();
  const queryClient = useQueryClient();
  const one = useMutation({ ...cancelSpotOrder(), meta: { handlesErrors: true } });
  const all = useMutation({ ...cancelSpotOrders(), meta: { handlesErrors: true } });
  async function check(orders: readonly SpotOrder[], error: ApiError): Promise<void> {
    const takeAway = toast({ kind: 'info', text: texts.checking(orders.length) });
    const found = await lookUp(queryClient, orders);
    takeAway();
    if (found.state === 'cancelled') toast({ kind: 'success', text: texts.cancelled() });
    else if (found.state === 'gone') toast({ kind: 'info', text: texts.gone(orders.length) });
    else if (found.state === 'open') toast({ kind: 'info', text: texts.open(found.count) });
    else toast({ ...failureToast(intl, error), text: texts.unclear() });
  }
  async function say(orders: readonly SpotOrder[], done: Promise<string>): Promise<void> {
    try {
      toast({ kind: 'success', text: await done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isUnanswered) void check(orders, error);
      else if (error.kind !== 'sessionExpired') toast(failureToast(intl, error));
    }
  }
  async function cancelOne({ id }: SpotOrder): Promise<string> {
    await one.mutateAsync({ id: String(id) });
    return texts.cancelled();
  }
  async function cancelAll(orders: readonly SpotOrder[]): Promise<string> {
    const [{ currency_id, legal_id }] = orders as [SpotOrder];
    const newest = Math.max(...orders.map(({ id }) => id));
    const { cancelled } = await all.mutateAsync({
      ...{ currency_id: String(currency_id), legal_id: String(legal_id), until_id: String(newest) },
    });
    return texts.cancelledAll(cancelled);
  }
  return {
    onCancel: (order: SpotOrder) => say([order], cancelOne(order)),
    onCancelAll: (orders: readonly SpotOrder[]) => say(orders, cancelAll(orders)),
  };
}
