import { useMutation, useQuery } from '@tanstack/react-query';
import { BigNumber } from 'bignumber.js';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { placeSpotOrder, sideCodes, spotOrders, type SpotOrder } from '../../api/spot.ts';
import { isSameOrder, type OrderDraft, type Outcome, type Submission } from './orderDraft.ts';

/** A try to place an order; its id stays until an answer is known, so that a repeat is the same order. */
interface Attempt {
  draft: OrderDraft;
  clientOrderId: string;
  phase: 'sending' | 'checking' | 'notFound';
}

const lookUpEveryMs = 3_000;
/** Looked up this often without finding it, the order is taken not to have arrived. */
const mostLookUps = 5;

function newId(): string {
  // Browsers offer randomUUID on secure pages only; a phone in the local network may open a plain one.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function formOf({ draft, clientOrderId }: Attempt) {
  const plain = (decimal: string): string => new BigNumber(decimal).toFixed();
  return {
    legal_id: String(draft.pair.legalId),
    currency_id: String(draft.pair.currencyId),
    type: sideCodes[draft.side],
    amount: plain(draft.quantity),
    target_price: plain(draft.price),
    order_kind: draft.kind,
    client_order_id: clientOrderId,
  };
}

/** Looks an unanswered order up by its client order id, until it is found or has not been there often enough. */
function useLookUp(attempt: Attempt | undefined, onFound: (order: SpotOrder) => void, onMissing: () => void) {
  const isChecking = attempt?.phase === 'checking';
  const clientOrderId = attempt?.clientOrderId ?? '';
  const misses = useRef(0);
  const { data, dataUpdatedAt } = useQuery({
    ...spotOrders({ client_order_id: clientOrderId, limit: '1' }),
    enabled: isChecking,
    refetchInterval: lookUpEveryMs,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (!isChecking) misses.current = 0;
  }, [isChecking]);
  useEffect(() => {
    if (!isChecking || data === undefined) return;
    // A back end without this filter answers other orders as well.
    const found = data.find((order) => order.client_order_id === clientOrderId);
    if (found) return onFound(found);
    misses.current += 1;
    if (misses.current >= mostLookUps) onMissing();
    // The callbacks are new on every render; only an answer counts.
  }, [dataUpdatedAt, isChecking]);
}

/** Places orders, and keeps one whose answer did not come until it is known what became of it. */
export function useOrderAttempt(onFound: (order: SpotOrder) => void) {
  const [attempt, setAttempt] = useState<Attempt>();
  const { mutateAsync } = useMutation({ ...placeSpotOrder(), meta: { handlesErrors: true } });
  useLookUp(
    attempt,
    (order) => {
      setAttempt(undefined);
      onFound(order);
    },
    () => setAttempt((now) => now && { ...now, phase: 'notFound' }),
  );

  async function submit(draft: OrderDraft): Promise<Outcome> {
    const isRepeat = attempt !== undefined && isSameOrder(attempt.draft, draft);
    const clientOrderId = isRepeat ? attempt.clientOrderId : newId();
    const next: Attempt = { draft, clientOrderId, phase: 'sending' };
    setAttempt(next);
    try {
      const order = await mutateAsync(formOf(next));
      setAttempt(undefined);
      return { state: 'placed', order };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isUnanswered) {
        setAttempt({ ...next, phase: 'checking' });
        return { state: 'unknown' };
      }
      setAttempt(undefined);
      // The end of a session is said by the app itself.
      if (error.kind === 'sessionExpired') return { state: 'unknown' };
      return { state: 'refused', message: error.message === 'ERROR' ? undefined : error.message };
    }
  }

  const submission: Submission =
    attempt === undefined
      ? { state: 'idle' }
      : attempt.phase === 'sending'
        ? { state: 'sending' }
        : { state: attempt.phase, draft: attempt.draft };
  return {
    submission,
    submit,
    /** The person's own repeat, under the same client order id. */
    repeat: async (): Promise<Outcome | undefined> => (attempt ? submit(attempt.draft) : undefined),
    dismiss: () => setAttempt(undefined),
  };
}
