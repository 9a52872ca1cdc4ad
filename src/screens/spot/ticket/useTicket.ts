import { BigNumber } from 'bignumber.js';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderKind, Pair, Side } from '../../../../contracts/market.ts';
import { leastQuantity } from '../../../../contracts/rules/spotValue.ts';
import type { SpotOrder } from '../../../api/spot.ts';
import type { Refused } from '../../../components/forms/submission.ts';
import { useQuestion } from '../../../components/command/useQuestion.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useForm, type FormDraft } from '../../../components/forms/useForm.ts';
import type { ToastMessage } from '../../../ui/messages/createToaster.ts';
import { assess, type Assessment, type TradingConditions } from './assessment.ts';
import type { FigureRooms } from './figureRooms.ts';
import type { OrderDraft, OrderOutcome, SettledOrder } from './orderDraft.ts';
import { newTicket, noFigures, stepped, type Ticket, type TicketStart } from './ticketState.ts';
import { ticketSchema } from './ticketSchema.ts';
import { useFigureRooms } from './useFigureRooms.ts';
import { useOutcome } from '../useOutcome.ts';
import { useOutcomeText } from '../useOutcomeText.ts';

interface TicketOptions {
  pair: Pair;
  conditions: TradingConditions;
  /** Start values set by another page. */
  start?: TicketStart;
  /** Draft that the user left in the ticket; it takes precedence over the address. */
  draft?: FormDraft<Ticket>;
  /** An order without a response that was placed nevertheless. */
  settled?: SettledOrder;
  /** The user's open orders, as far as they are loaded. */
  ownOrders: readonly SpotOrder[];
  onSubmit: (draft: OrderDraft) => Promise<OrderOutcome>;
  toast: (message: ToastMessage) => () => void;
}

/** The ticket's form and its actions. */
export interface TicketForm {
  /** Current ticket: quantity, total and share follow from the chosen figure and the market. */
  ticket: Ticket;
  assessment: Assessment;
  /** Maximum text lengths of its figures. */
  rooms: FigureRooms;
  /** Reason codes of the last attempt, by field. */
  errors: { price?: string; quantity?: string; total?: string };
  submitCount: number;
  isSubmitting: boolean;
  /** Outcome of the order that was just placed, until the ticket or the order changes. */
  outcome: string | undefined;
  /** An order that needs confirmation. */
  confirming: OrderDraft | undefined;
  setSide: (side: Side) => void;
  setKind: (kind: OrderKind) => void;
  setPrice: (price: string) => void;
  setQuantity: (quantity: string) => void;
  setTotal: (total: string) => void;
  setShare: (percent: number) => void;
  stepPrice: (direction: -1 | 1) => void;
  stepQuantity: (direction: -1 | 1) => void;
  /** Takes a price from the book, which turns a market order into a limit order. */
  pickPrice: (price: string) => void;
  submit: () => void;
  confirm: () => void;
  giveUp: () => void;
}

function orderOf(
  pair: Pair,
  { side, kind }: Ticket,
  { isByValue, price, quantity, total }: Pick<Assessment, 'isByValue' | 'price' | 'quantity' | 'total'>,
): OrderDraft {
  const order = { pair, side, kind, price };
  return isByValue
    ? { ...order, value: total, quantity: leastQuantity(pair, total, price) }
    : { ...order, quantity };
}

/** Whether the order matches the ticket. */
function isOf({ side, quantity, total }: Ticket, pair: Pair, order: OrderDraft): boolean {
  const [typed, sent] = order.value === undefined ? [quantity, order.quantity] : [total, order.value];
  return order.pair.matchId === pair.matchId && side === order.side && new BigNumber(typed).eq(sent);
}

/** Handles each found order once. */
function useSettled(settled: SettledOrder | undefined, take: (order: SettledOrder) => void): void {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (settled) takeNow(settled);
  }, [settled]);
}

/** A typed price applies to its side only; a price from another page or from the book applies to both. */
function useSidedPrice(isTyped: boolean) {
  const [isOwn, setIsOwn] = useState(isTyped);
  const settled = (price: string, isNowOwn: boolean) => {
    setIsOwn(isNowOwn);
    return { price };
  };
  return {
    typed: (price: string) => settled(price, true),
    given: (price: string) => settled(price, false),
    onOtherSide: (price: string, market: string) => settled(isOwn ? market : price, false),
  };
}

export function useTicket(options: TicketOptions): TicketForm {
  const { pair, conditions, start, draft, settled, ownOrders, onSubmit, toast } = options;
  const outcomeText = useOutcomeText();
  const { outcome, say, unsay } = useOutcome(ownOrders);
  const { question, isConfirmed } = useQuestion<OrderDraft>();
  const sided = useSidedPrice(draft?.initial?.price !== undefined);
  const form = useForm<Ticket>({
    initial: newTicket(conditions.market, start),
    schema: ticketSchema((values) => assess(pair, values, conditions).problems),
    draft,
    // Errors of the last attempt do not apply to other figures.
    errorsAfter: () => ({}),
    onRefused: (...refusal) => toast(refusalToast(...refusal)),
    onTry: unsay,
    async onSubmit(values) {
      const { obstacle, warnings, ...now } = assess(pair, values, conditions);
      if (obstacle !== undefined) return undefined;
      const order = orderOf(pair, values, now);
      if (warnings.length > 0 && !(await isConfirmed(order))) return undefined;
      return place(order, values);
    },
  });
  const assessment = assess(pair, form.values, conditions);
  const rooms = useFigureRooms(pair, conditions);
  const { quantity, total, share } = assessment;
  const ticket = { ...form.values, quantity, total, share };
  useSettled(settled, ({ draft: order, outcome: found }) => {
    say(outcomeText(found, order)?.text, found.state === 'made' ? found.made : undefined);
    // A second tap must not send the same order. Values that the user has typed meanwhile are kept.
    if (isOf(ticket, pair, order)) form.restart({ ...form.values, ...noFigures });
  });

  async function place(order: OrderDraft, values: Ticket): Promise<Refused | undefined> {
    const made = await onSubmit(order);
    const message = outcomeText(made, order);
    if (made.state === 'refused') return { message: message?.text, requestId: made.requestId };
    say(message?.text, made.state === 'made' ? made.made : undefined);
    if (made.state === 'made') form.restart({ ...values, ...noFigures }, true);
    return undefined;
  }
  const change = (next: Partial<Ticket>): void => {
    unsay();
    form.change(next);
  };
  const setPrice = (price: string): void => change(sided.typed(price));
  const setQuantity = (next: string): void => change({ quantity: next, fixed: 'quantity' });
  return {
    ticket,
    assessment,
    rooms,
    errors: form.errors,
    submitCount: form.submitCount,
    isSubmitting: form.isSubmitting,
    outcome,
    confirming: question?.about,
    // A share of one balance does not apply to the other, nor does a sell price to a buy.
    setSide: (side) => {
      const price = sided.onOtherSide(ticket.price, conditions.market);
      change({ side, ...price, ...(form.values.fixed === 'share' ? noFigures : {}) });
    },
    setKind: (kind) => change({ kind }),
    setPrice,
    setQuantity,
    setTotal: (next) => change({ total: next, fixed: 'total' }),
    setShare: (next) => change({ share: next, fixed: 'share' }),
    stepPrice: (direction) => setPrice(stepped(ticket.price || conditions.market, pair.priceTick, direction)),
    stepQuantity: (direction) => setQuantity(stepped(ticket.quantity, pair.quantityStep, direction)),
    pickPrice: (price) => change({ ...sided.given(price), kind: 'limit' }),
    submit: form.submit,
    confirm: () => question?.answer(true),
    giveUp: () => question?.answer(false),
  };
}
