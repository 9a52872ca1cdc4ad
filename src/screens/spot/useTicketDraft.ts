import { useEffect, useRef } from 'react';
import { forgetFormDraft, keepFormDraft, readFormDraft } from '../../components/formDraft.ts';
import { useShell } from '../../components/useShell.ts';
import type { Ticket, TicketStart } from './ticket.ts';

const form = 'spot.ticket';

/** The half-filled ticket of whoever uses the page, over the end of their session and over a reload. */
export interface TicketDraft {
  /** What they have left of this pair; undefined when there is nothing. */
  read: (symbol: string) => Ticket | undefined;
  keep: (symbol: string, ticket: Ticket) => void;
  forget: () => void;
}

interface KeptTicket {
  symbol: string;
  /** What the address asked for when it was written: another link starts another ticket. */
  start: TicketStart;
  ticket: Ticket;
}

function isKeptTicket(value: unknown): value is KeptTicket {
  if (typeof value !== 'object' || value === null) return false;
  const { symbol, start, ticket } = value as Partial<KeptTicket>;
  if (typeof symbol !== 'string' || !start || !ticket) return false;
  const { side, kind, price, quantity, total, fixed } = ticket;
  return (
    (side === 'buy' || side === 'sell') &&
    (kind === 'limit' || kind === 'market') &&
    (fixed === 'quantity' || fixed === 'total') &&
    [price, quantity, total].every((figure) => typeof figure === 'string')
  );
}

/** Whoever leaves the page while logged in does so by choice, and the draft ends. */
export function useTicketDraft(start: TicketStart): TicketDraft {
  const { user, requireLogin } = useShell();
  // Between the end of a session and the login page there is no user, but still a form.
  const account = useRef<string>(undefined);
  if (user) account.current = String(user.id);
  useEffect(
    () => () => {
      if (requireLogin({ isSilent: true })) forgetFormDraft();
    },
    [requireLogin],
  );
  return {
    read(symbol) {
      if (account.current === undefined) return undefined;
      const kept = readFormDraft(account.current, form);
      const isOfThisPage =
        isKeptTicket(kept) &&
        kept.symbol === symbol &&
        kept.start.side === start.side &&
        kept.start.price === start.price;
      return isOfThisPage ? kept.ticket : undefined;
    },
    keep(symbol, ticket) {
      if (account.current === undefined) return;
      const kept: KeptTicket = { symbol, start, ticket };
      keepFormDraft(account.current, form, kept);
    },
    forget: forgetFormDraft,
  };
}
