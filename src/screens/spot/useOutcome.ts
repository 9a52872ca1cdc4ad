import { useState } from 'react';
import type { SpotOrder } from '../../api/spot.ts';

interface Said {
  text: string;
  /** Id of the announced order; undefined where the back end omits it, and once the order is filled or cancelled. */
  id: number | undefined;
  /** Its status is final. */
  isOver: boolean;
  /** Trace of the order in the open orders when it first appeared there. */
  seen: string | undefined;
}

/** Trace of the order; without an order id, the number of open orders. */
function traceOf({ id }: Said, open: readonly SpotOrder[]): string | undefined {
  if (id === undefined) return String(open.length);
  const order = open.find((each) => each.id === id);
  return order && `filled ${order.filled_amount ?? ''}`;
}

function isOutdated(said: Said, now: string | undefined): boolean {
  if (said.isOver || said.seen === undefined || now === said.seen) return false;
  return said.id !== undefined || Number(now) < Number(said.seen);
}

/**
 * Outcome of the order placed last, as long as it is valid: it disappears when the order is cancelled or fills.
 * @param open the current open orders
 */
export function useOutcome(open: readonly SpotOrder[]) {
  const [said, setSaid] = useState<Said>();
  const now = said && traceOf(said, open);
  if (said && isOutdated(said, now)) setSaid(undefined);
  else if (said && !said.isOver && now !== undefined && now !== said.seen) setSaid({ ...said, seen: now });
  return {
    outcome: said?.text,
    /** @param order as returned by the server */
    say: (text: string | undefined, order: SpotOrder | undefined): void => {
      const isOver = order !== undefined && order.status !== 'open';
      setSaid(text === undefined ? undefined : { text, id: order?.id, isOver, seen: undefined });
    },
    unsay: () => setSaid(undefined),
  };
}
