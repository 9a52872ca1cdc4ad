import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderKind, Pair, Side } from '../../../contracts/market.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { useForm, type FormDraft } from '../../components/forms/useForm.ts';
import type { ToastMessage } from '../../ui/toaster.ts';
import { assess, type Assessment, type TradingConditions } from './assessment.ts';
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
import { ticketSchema } from './ticketSchema.ts';

interface TicketOptions {
  pair: Pair;
  conditions: TradingConditions;
  /** What another page has asked for. */
  start?: TicketStart;
  /** What its owner has left in it; it counts before what the address asks for. */
  draft?: FormDraft<Ticket>;
  onSubmit: (draft: OrderDraft) => Promise<OrderOutcome>;
  toast: (message: ToastMessage) => () => void;
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

/** An order that waits for a second yes, and what takes the answer. */
interface Question {
  order: OrderDraft;
  answer: (isYes: boolean) => void;
}

export function useTicket({ pair, conditions, start, draft, onSubmit, toast }: TicketOptions): TicketForm {
  const intl = useIntl();
  const [question, setQuestion] = useState<Question>();
  const form = useForm<Ticket>({
    initial: newTicket(conditions.market, start),
    schema: ticketSchema((values) => assess(pair, values, conditions).problems),
    draft,
    // What was wrong with the last try says nothing about other figures.
    errorsAfter: () => ({}),
    onRefused: (text) => toast({ kind: 'error', text }),
    async onSubmit(values) {
      const { price, obstacle, warnings } = assess(pair, values, conditions);
      if (obstacle !== undefined) return undefined;
      const order = { pair, side: values.side, kind: values.kind, price, quantity: values.quantity };
      if (warnings.length > 0 && !(await isConfirmed(order))) return undefined;
      return place(order, values);
    },
  });
  const ticket = form.values;
  const assessment = assess(pair, ticket, conditions);

  async function isConfirmed(order: OrderDraft): Promise<boolean> {
    const isYes = await new Promise<boolean>((answer) => setQuestion({ order, answer }));
    setQuestion(undefined);
    return isYes;
  }
  async function place(order: OrderDraft, values: Ticket): Promise<Refused | undefined> {
    const outcome = await onSubmit(order);
    const message = outcomeToast(intl, outcome);
    if (outcome.state === 'refused') return { message: message?.text };
    if (message) toast(message);
    if (outcome.state === 'made') form.restart({ ...values, quantity: '', total: '', fixed: 'quantity' });
    return undefined;
  }
  const referenceOf = (next: Ticket): string => assess(pair, next, conditions).reference;
  const relink = (next: Ticket): void => form.change(linked(pair, next, referenceOf(next)));
  const { reference } = assessment;
  const setPrice = (price: string): void => form.change(withPrice(pair, ticket, price));
  const setQuantity = (quantity: string): void =>
    form.change(withQuantity(pair, ticket, quantity, referenceOf({ ...ticket, quantity })));
  return {
    ticket,
    assessment,
    errors: form.errors,
    submitCount: form.submitCount,
    isSubmitting: form.isSubmitting,
    confirming: question?.order,
    setSide: (side) => relink({ ...ticket, side }),
    setKind: (kind) => relink({ ...ticket, kind }),
    setPrice,
    setQuantity,
    setTotal: (total) => form.change(withTotal(pair, ticket, total, reference)),
    setShare: (percent) => setQuantity(shareOfLargest(pair, assessment.largest, percent)),
    stepPrice: (direction) => setPrice(stepped(ticket.price || conditions.market, pair.priceTick, direction)),
    stepQuantity: (direction) => setQuantity(stepped(ticket.quantity, pair.quantityStep, direction)),
    pickPrice: (price) => form.change(withPrice(pair, { ...ticket, kind: 'limit' }, price)),
    submit: form.submit,
    confirm: () => question?.answer(true),
    giveUp: () => question?.answer(false),
  };
}
