import { BigNumber } from 'bignumber.js';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderKind, Pair, Side } from '../../../contracts/market.ts';
import { leastQuantity } from '../../../contracts/rules/spotValue.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useForm, type FormDraft } from '../../components/forms/useForm.ts';
import type { ToastMessage } from '../../ui/toaster.ts';
import { assess, type Assessment, type TradingConditions } from './assessment.ts';
import type { OrderDraft, OrderOutcome } from './orderDraft.ts';
import { newTicket, noFigures, stepped, type Ticket, type TicketStart } from './ticket.ts';
import { ticketSchema } from './ticketSchema.ts';
import { useOutcomeText } from './useOutcomeText.ts';

interface TicketOptions {
  pair: Pair;
  conditions: TradingConditions;
  /** What another page has asked for. */
  start?: TicketStart;
  /** What its owner has left in it; it counts before what the address asks for. */
  draft?: FormDraft<Ticket>;
  /** An order whose answer did not come and which was placed all the same. */
  settled?: OrderDraft;
  onSubmit: (draft: OrderDraft) => Promise<OrderOutcome>;
  toast: (message: ToastMessage) => () => void;
}

/** The ticket's form and all that can be done with it. */
export interface TicketForm {
  /** As it stands now: quantity, total and share follow from the one that was chosen, and from the market. */
  ticket: Ticket;
  assessment: Assessment;
  /** Reason codes of the last try, by field. */
  errors: { price?: string; quantity?: string; total?: string };
  submitCount: number;
  isSubmitting: boolean;
  /** What came of the order that was just placed, until the ticket is written on. */
  outcome: string | undefined;
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

function valueOf(pair: Pair, { total, price }: Pick<Assessment, 'total' | 'price'>) {
  return { value: total, quantity: leastQuantity(pair, total, price) };
}

/** Empties the ticket that a settled order came from: another tap must not send the same again. */
function useEmptied(
  settled: OrderDraft | undefined,
  { side, quantity, total }: Ticket,
  empty: () => void,
): void {
  const take = useEffectEvent((order: OrderDraft) => {
    const [typed, sent] = order.value === undefined ? [quantity, order.quantity] : [total, order.value];
    // Whoever has typed something else meanwhile keeps it.
    if (side === order.side && new BigNumber(typed).eq(sent)) empty();
  });
  useEffect(() => {
    if (settled) take(settled);
  }, [settled]);
}

export function useTicket(options: TicketOptions): TicketForm {
  const { pair, conditions, start, draft, settled, onSubmit, toast } = options;
  const outcomeText = useOutcomeText();
  const [outcome, setOutcome] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const form = useForm<Ticket>({
    initial: newTicket(conditions.market, start),
    schema: ticketSchema((values) => assess(pair, values, conditions).problems),
    draft,
    // What was wrong with the last try says nothing about other figures.
    errorsAfter: () => ({}),
    onRefused: (...refusal) => toast(refusalToast(...refusal)),
    async onSubmit(values) {
      const { obstacle, warnings, ...now } = assess(pair, values, conditions);
      if (obstacle !== undefined) return undefined;
      const { side, kind } = values;
      const order: OrderDraft = now.isByValue
        ? { pair, side, kind, price: now.price, ...valueOf(pair, now) }
        : { pair, side, kind, price: now.price, quantity: now.quantity };
      if (warnings.length > 0 && !(await isConfirmed(order))) return undefined;
      return place(order, values);
    },
  });
  const assessment = assess(pair, form.values, conditions);
  const { quantity, total, share } = assessment;
  const ticket = { ...form.values, quantity, total, share };
  useEmptied(settled, ticket, () => form.restart({ ...form.values, ...noFigures }));

  async function isConfirmed(order: OrderDraft): Promise<boolean> {
    const isYes = await new Promise<boolean>((answer) => setQuestion({ order, answer }));
    setQuestion(undefined);
    return isYes;
  }
  async function place(order: OrderDraft, values: Ticket): Promise<Refused | undefined> {
    const made = await onSubmit(order);
    const message = outcomeText(made, order);
    if (made.state === 'refused') return { message: message?.text, requestId: made.requestId };
    setOutcome(message?.text);
    if (made.state === 'made') form.restart({ ...values, ...noFigures });
    return undefined;
  }
  const change = (next: Partial<Ticket>): void => {
    setOutcome(undefined);
    form.change(next);
  };
  const setPrice = (price: string): void => change({ price });
  const setQuantity = (next: string): void => change({ quantity: next, fixed: 'quantity' });
  return {
    ticket,
    assessment,
    errors: form.errors,
    submitCount: form.submitCount,
    isSubmitting: form.isSubmitting,
    outcome,
    confirming: question?.order,
    // A share of one balance says nothing about the other.
    setSide: (side) => change({ side, ...(form.values.fixed === 'share' ? noFigures : {}) }),
    setKind: (kind) => change({ kind }),
    setPrice,
    setQuantity,
    setTotal: (next) => change({ total: next, fixed: 'total' }),
    setShare: (next) => change({ share: next, fixed: 'share' }),
    stepPrice: (direction) => setPrice(stepped(ticket.price || conditions.market, pair.priceTick, direction)),
    stepQuantity: (direction) => setQuantity(stepped(ticket.quantity, pair.quantityStep, direction)),
    pickPrice: (price) => change({ price, kind: 'limit' }),
    submit: () => {
      setOutcome(undefined);
      form.submit();
    },
    confirm: () => question?.answer(true),
    giveUp: () => question?.answer(false),
  };
}
