import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ApiError } from '../../api/ApiError.ts';
import { cancelSpotOrder, cancelSpotOrders, spotOrder, spotOrders, type SpotOrder } from '../../api/spot.ts';
import { failureToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import type { ToastMessage } from '../../ui/toaster.ts';
import { cancelToasts, type Found } from './cancelToasts.ts';

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

/**
 * Takes orders back and says what came of it; what went wrong is said here, and nobody waits for it. Where the answer
 * does not say what became of them, they are looked up; another tap cancels nothing twice.
 */
export function useCancelling() {
  const intl = useIntl();
  const toasts = cancelToasts(intl);
  const { toast } = useShell();
  const queryClient = useQueryClient();
  const one = useMutation({ ...cancelSpotOrder(), meta: { handlesErrors: true } });
  const all = useMutation({ ...cancelSpotOrders(), meta: { handlesErrors: true } });
  async function check(orders: readonly SpotOrder[], error: ApiError): Promise<void> {
    const takeAway = toast(toasts.checking(orders.length));
    const found = await lookUp(queryClient, orders);
    takeAway();
    toast(toasts.found(found, orders.length, error));
  }
  async function say(orders: readonly SpotOrder[], done: Promise<ToastMessage>): Promise<void> {
    try {
      toast(await done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isUnanswered) void check(orders, error);
      else if (error.kind !== 'sessionExpired') toast(failureToast(intl, error));
    }
  }
  async function cancelOne({ id }: SpotOrder): Promise<ToastMessage> {
    await one.mutateAsync({ id: String(id) });
    return toasts.cancelled();
  }
  async function cancelAll(orders: readonly SpotOrder[]): Promise<ToastMessage> {
    const [{ currency_id, legal_id }] = orders as [SpotOrder];
    const newest = Math.max(...orders.map(({ id }) => id));
    const { cancelled } = await all.mutateAsync({
      ...{ currency_id: String(currency_id), legal_id: String(legal_id), until_id: String(newest) },
    });
    return toasts.cancelledAll(cancelled);
  }
  return {
    onCancel: (order: SpotOrder) => say([order], cancelOne(order)),
    onCancelAll: (orders: readonly SpotOrder[]) => say(orders, cancelAll(orders)),
  };
}
