import { useMutation, useQuery } from '@tanstack/react-query';
import { BigNumber } from 'bignumber.js';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { placeSpotOrder, sideCodes, spotOrders, type SpotOrder } from '../../api/spot.ts';
import { forgetAttempt, keepAttempt, readAttempt, type KeptAttempt } from './keptAttempt.ts';
import { isSameOrder, type OrderDraft, type Outcome, type Submission } from './orderDraft.ts';

/** A try to place an order; its id stays until an answer is known, so that a repeat is the same order. */
interface Attempt extends KeptAttempt {
  phase: 'sending' | 'checking' | 'notFound';
}

const lookUpEveryMs = 3_000;
/** Looked up this often without finding it, the order is taken not to have arrived. */
const mostLookUps = 5;

function submissionOf(attempt: Attempt | undefined): Submission {
  if (attempt === undefined) return { state: 'idle' };
  const { phase, draft } = attempt;
  return phase === 'sending' ? { state: phase } : { state: phase, draft };
}

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

/** The order that is on its way for this account; one from before a reload goes on being looked up. */
function useKeptAttempt(account: string | undefined) {
  const resumed = (): Attempt | undefined => {
    const kept = readAttempt(account);
    return kept && { ...kept, phase: 'checking' };
  };
  const [held, setHeld] = useState(() => ({ account, attempt: resumed() }));
  // The profile may come after the page, and another person may log in on it.
  if (held.account !== account) setHeld({ account, attempt: resumed() });
  return {
    attempt: held.account === account ? held.attempt : undefined,
    follow: (attempt: Attempt): void => {
      keepAttempt(account, attempt);
      setHeld({ account, attempt });
    },
    forget: ({ clientOrderId }: Attempt): void => {
      forgetAttempt(account, clientOrderId);
      setHeld({ account, attempt: undefined });
    },
  };
}

/** Places orders, and keeps one whose answer did not come until it is known what became of it. */
export function useOrderAttempt(account: string | undefined, onFound: (order: SpotOrder) => void) {
  const { attempt, follow, forget } = useKeptAttempt(account);
  const isSending = useRef(false);
  const { mutateAsync } = useMutation({ ...placeSpotOrder(), meta: { handlesErrors: true } });
  useLookUp(
    attempt,
    (order) => {
      if (attempt) forget(attempt);
      onFound(order);
    },
    () => attempt && follow({ ...attempt, phase: 'notFound' }),
  );

  async function send(next: Attempt, isRepeat: boolean): Promise<Outcome> {
    follow(next);
    try {
      const order = await mutateAsync(formOf(next));
      forget(next);
      return { state: 'placed', order };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isUnanswered) {
        follow({ ...next, phase: 'checking' });
        return { state: 'unknown' };
      }
      const hasEnded = error.kind === 'sessionExpired';
      // A session that ended before a repeat says nothing about the order sent before it.
      if (hasEnded && isRepeat) follow({ ...next, phase: 'checking' });
      else forget(next);
      // The end of a session is said by the app itself.
      if (hasEnded) return { state: 'unknown' };
      return { state: 'refused', message: error.message === 'ERROR' ? undefined : error.message };
    }
  }

  async function submit(draft: OrderDraft): Promise<Outcome> {
    // A second tap comes before anything is drawn again, so the lock is not state.
    if (isSending.current) return { state: 'unknown' };
    isSending.current = true;
    const isRepeat = attempt !== undefined && isSameOrder(attempt.draft, draft);
    const clientOrderId = isRepeat ? attempt.clientOrderId : newId();
    const at = isRepeat ? attempt.at : Date.now();
    try {
      return await send({ draft, clientOrderId, at, phase: 'sending' }, isRepeat);
    } finally {
      isSending.current = false;
    }
  }

  return {
    submission: submissionOf(attempt),
    submit,
    /** The person's own repeat, under the same client order id. */
    repeat: async (): Promise<Outcome | undefined> => (attempt ? submit(attempt.draft) : undefined),
    dismiss: () => attempt && forget(attempt),
  };
}
