import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { refetchQueries } from '../../api/calling/refetchQueries.ts';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { cancelSpotOrder, cancelSpotOrders, spotOrder, spotOrders, type SpotOrder } from '../../api/spot.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { ownStep } from '../../components/market/ownStep.ts';
import { baseOf } from '../../components/orders/orderParts.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { useChecked } from '../../components/command/useChecked.ts';
import { isApiError, isSaidByApp } from '../../components/shell/apiErrors.ts';
import { commandSubject, failureToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isNumber, isRecord } from '../../stored/shapes.ts';
import { cancelToasts, type Found } from './cancelToasts.ts';

/** Orders of one pair to cancel. */
interface Cancellation {
  ids: readonly number[];
  currencyId: number;
  legalId: number;
}

function isCancellation(value: unknown): value is Cancellation {
  if (!isRecord(value)) return false;
  const { ids, currencyId, legalId } = value;
  return (
    Array.isArray(ids) && ids.length > 0 && ids.every(isNumber) && isNumber(currencyId) && isNumber(legalId)
  );
}

function cancellationOf(orders: readonly SpotOrder[]): Cancellation {
  const [{ currency_id, legal_id }] = orders as [SpotOrder];
  return { ids: orders.map(({ id }) => id), currencyId: currency_id, legalId: legal_id };
}

const newestOf = ({ ids }: Cancellation): string => String(Math.max(...ids));
const pairOf = ({ currencyId, legalId }: Cancellation) => ({
  currency_id: String(currencyId),
  legal_id: String(legalId),
});
const pageLimit = 100;

/** @throws ApiError; undefined where the response does not include all of them */
async function stateOf(queryClient: QueryClient, asked: Cancellation): Promise<Found | undefined> {
  const { ids } = asked;
  const query = spotOrders({
    ...pairOf(asked),
    limit: String(pageLimit),
    // A back end without this filter returns other orders.
    ...(ids.length === 1 ? { order_id: newestOf(asked) } : { status: '1' }),
  });
  const rows = (await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })).map(spotOrder);
  const found = rows.filter(({ id }) => ids.includes(id));
  const open = found.filter(({ status }) => status === 'open');
  if (open.length > 0) return { state: 'open', count: open.length };
  // For one order the list has its status; for many it shows that they are no longer open.
  if (ids.length > 1) return rows.length < pageLimit && found.length === 0 ? { state: 'gone' } : undefined;
  const status = found[0]?.status;
  if (status === undefined) return undefined;
  return { state: status === 'cancelled' ? 'cancelled' : 'gone' };
}

/**
 * Cancels orders and reports the outcome. Errors are reported here, so the caller need not wait. When the response does
 * not state the outcome, the orders are looked up; a second tap does not cancel twice.
 * @param onSaid receives the message that orders are cancelled, to be shown beside them; undefined when the next
 * cancellation begins
 */
export function useCancelling(onSaid: (text: string | undefined) => void) {
  const intl = useIntl();
  const formats = useFormats();
  const { amount } = useAmounts();
  const toasts = cancelToasts(intl);
  const { toast } = useShell();
  const queryClient = useQueryClient();
  const checksOf = (subject: string) => ({
    nameOf: newestOf,
    look: (asked: Cancellation) => stateOf(queryClient, asked),
    isOver: ({ state }: Found) => state === 'cancelled' || state === 'gone',
    onChecking: ({ ids }: Cancellation) => toast({ ...toasts.checking(ids.length), subject }),
    onChecked(found: Found | undefined, { ids }: Cancellation, error: ApiError | undefined): void {
      for (const domain of ['spot', 'wallet']) refetchQueries(queryClient, { queryKey: [domain] });
      toast({ ...toasts.found(found ?? { state: 'unclear' }, ids.length, error), subject });
    },
  });
  const subjectOfOne = commandSubject(cancelSpotOrder());
  const subjectOfAll = commandSubject(cancelSpotOrders());
  const one = useChecked({
    ...checksOf(subjectOfOne),
    store: { name: 'spot.cancel', isDraft: isCancellation },
    mutation: cancelSpotOrder(),
    formOf: (asked) => ({ id: newestOf(asked) }),
  });
  const all = useChecked({
    ...checksOf(subjectOfAll),
    store: { name: 'spot.cancelAll', isDraft: isCancellation },
    mutation: cancelSpotOrders(),
    formOf: (asked) => ({ ...pairOf(asked), until_id: newestOf(asked) }),
  });
  const figuresOf = ({ side, symbol, trade_amount, target_price = '' }: SpotOrder) => {
    const base = baseOf({ symbol });
    const price = formats.price(target_price, ownStep(target_price));
    return { side, quantity: `${amount(trade_amount, base)}\u00a0${base}`, price };
  };
  async function say(subject: string, done: Promise<string | undefined>): Promise<void> {
    onSaid(undefined);
    try {
      onSaid(await done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isSaidByApp(error)) toast(failureToast(intl, error, subject));
    }
  }
  return {
    onCancel: (order: SpotOrder) =>
      say(
        subjectOfOne,
        one(cancellationOf([order])).then((made) =>
          made === undefined ? undefined : toasts.cancelledOne(figuresOf(order)),
        ),
      ),
    onCancelAll: (orders: readonly SpotOrder[]) =>
      say(
        subjectOfAll,
        all(cancellationOf(orders)).then((made) => made && toasts.cancelledAll(made.cancelled)),
      ),
  };
}
