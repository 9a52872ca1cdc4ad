import { useState } from 'react';
import type { SettledOrder } from './ticket/orderDraft.ts';

/**
 * Resolved outcome of an order, for the ticket that is shown when the outcome is found.
 * @param ticket id of the ticket; the outcome is not repeated on another ticket
 */
export function useSettledOrder(ticket: string) {
  const [settled, settle] = useState<SettledOrder>();
  const [shown, setShown] = useState(ticket);
  if (shown !== ticket) {
    setShown(ticket);
    settle(undefined);
  }
  return [settled, settle] as const;
}
