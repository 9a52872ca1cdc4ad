import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderKind, Pair, Side } from '../../../contracts/market.ts';
import type { ToastMessage } from '../../ui/toaster.ts';
import { assess, type Assessment, type Circumstances } from './assessment.ts';
import type { OrderDraft, OrderOutcome } from './orderDraft.ts';
import { outcomeToast } from './outcomeToast.ts';
import {
  linked,
  newTicket,
  shareOfLargest,
  stepped,
  withPrice,
  withQuantity,
  withTotal,
  type Ticket,
  type TicketStart,
} from './ticket.ts';
import type { TicketDraft } from './useTicketDraft.ts';
import { ticketSchema } from './ticketSchema.ts';

interface TicketOptions {
  pair: Pair;
  around: Circumstances;
  /** What another page has asked for. */
  start?: TicketStart;
  /** What its owner has left in it; it counts before what the address asks for. */
  draft?: TicketDraft;
  onSubmit: (draft: OrderDraft) => Promise<OrderOutcome>;
  toast: (message: ToastMessage) => unknown;
}

/** The ticket's form and all that can be done with it. */
export interface TicketForm {
  ticket: Ticket;
  assessment: Assessment;
  /** Reason codes of the last try, by field. */
  errors: { price?: string; quantity?: string };
  submitCount: number;
  isSubmitting: boolean;
  /** An order that waits for a second yes. */
  confirming: OrderDraft | undefined;
  setSide: (side: Side) => void;
  setKind: (kind: OrderKind) => void;
  setPrice: (price: string) => void;
  setQuantity: (quantity: string) => void;
  setTotal: (total: string) => void;
  setShare: (percent: number) => void;
  stepPrice: (direction: -1 | 1) => void;
  stepQuantity: (direction: -1 | 1) => void;
  /** Takes a price from the book; a market order becomes a limit order by it. */
  pickPrice: (price: string) => void;
  submit: () => void;
  confirm: () => void;
  giveUp: () => void;
}

function useSending({ onSubmit, toast }: TicketOptions) {
  const intl = useIntl();
  const isSending = useRef(false);
  // A second tap comes before anything is drawn again, so the lock is not state.
  return async (draft: OrderDraft): Promise<OrderOutcome | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      const outcome = await onSubmit(draft);
      const message = outcomeToast(intl, outcome);
      if (message) toast(message);
      return outcome;
    } finally {
      isSending.current = false;
    }
  };
}

export function useTicket(options: TicketOptions): TicketForm {
  const { pair, around, start, draft: kept } = options;
  const send = useSending(options);
  const [confirming, setConfirming] = useState<OrderDraft>();
  const formik = useFormik<Ticket>({
    initialValues: kept?.read(pair.symbol) ?? newTicket(around.market, start),
    validationSchema: ticketSchema((ticket) => assess(pair, ticket, around).problems),
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values) {
      const { price, obstacle, warnings } = assess(pair, values, around);
      if (obstacle !== undefined) return;
      const draft = { pair, side: values.side, kind: values.kind, price, quantity: values.quantity };
      if (warnings.length > 0) setConfirming(draft);
      else await place(draft);
    },
  });
  const ticket = formik.values;
  const assessment = assess(pair, ticket, around);

  async function place(draft: OrderDraft): Promise<void> {
    const outcome = await send(draft);
    if (outcome?.state !== 'made') return;
    kept?.forget();
    formik.resetForm({ values: { ...formik.values, quantity: '', total: '', fixed: 'quantity' } });
  }
  function change(next: Ticket): void {
    // What was wrong with the last try says nothing about other figures.
    formik.setErrors({});
    kept?.keep(pair.symbol, next);
    void formik.setValues(next, false);
  }
  const referenceOf = (next: Ticket): string => assess(pair, next, around).reference;
  const relink = (next: Ticket): void => change(linked(pair, next, referenceOf(next)));
  const { reference } = assessment;
  const setPrice = (price: string): void => change(withPrice(pair, ticket, price));
  const setQuantity = (quantity: string): void =>
    change(withQuantity(pair, ticket, quantity, referenceOf({ ...ticket, quantity })));
  return {
    ticket,
    assessment,
    errors: formik.errors,
    submitCount: formik.submitCount,
    isSubmitting: formik.isSubmitting,
    confirming,
    setSide: (side) => relink({ ...ticket, side }),
    setKind: (kind) => relink({ ...ticket, kind }),
    setPrice,
    setQuantity,
    setTotal: (total) => change(withTotal(pair, ticket, total, reference)),
    setShare: (percent) => setQuantity(shareOfLargest(pair, assessment.largest, percent)),
    stepPrice: (direction) => setPrice(stepped(ticket.price || around.market, pair.priceTick, direction)),
    stepQuantity: (direction) => setQuantity(stepped(ticket.quantity, pair.quantityStep, direction)),
    pickPrice: (price) => change(withPrice(pair, { ...ticket, kind: 'limit' }, price)),
    submit: () => void formik.submitForm(),
    confirm: () => {
      setConfirming(undefined);
      if (confirming) void place(confirming);
    },
    giveUp: () => setConfirming(undefined),
  };
}
