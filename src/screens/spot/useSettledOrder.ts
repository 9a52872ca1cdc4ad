import { useState } from 'react';
import type { SettledOrder } from './ticket/orderDraft.ts';

/**
 * What was found to have come of an order, for the ticket that is on the screen when it is found, whichever that is.
 * @param ticket names it; another one says nothing of it again
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
