import type { Pair } from '../../../contracts/market.ts';
import type { PairQuote } from '../../api/market.ts';
import type { SpotOrder } from '../../api/spot.ts';
import type { Book } from '../../api/feed/BookFeed.ts';
import type { Source } from '../../api/feed/Source.ts';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import type { FormDraft } from '../../components/forms/useForm.ts';
import { OrderBook } from '../../components/book/OrderBook.tsx';
import { PriceSource } from '../../components/market/PriceSource.tsx';
import { PairHeader, type Freshness, type LiveQuote } from '../../components/market/PairHeader.tsx';
import { useSource, useText } from '../../components/live/source.ts';
import { useLastMove } from '../../components/live/useLastMove.ts';
import { ownPrices } from '../../components/orders/ownPrices.ts';
import { TradeColumns } from '../../components/book/TradeColumns.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { mapRemote, type Remote } from '../../ui/loading/remoteData.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import { openOrderWords } from './openOrderWords.tsx';
import { ConfirmOrder } from './ticket/ConfirmOrder.tsx';
import type { OrderDraft, OrderOutcome, OrderSubmission, SettledOrder } from './ticket/orderDraft.ts';
import { rulesPair } from './ticket/rulesPair.ts';
import { availableIn, type SpotBalance } from './spotBalances.ts';
import { Ticket } from './ticket/Ticket.tsx';
import type { Ticket as TicketValues, TicketStart } from './ticket/ticketState.ts';
import { useTicket } from './ticket/useTicket.ts';
import { WarningText } from './ticket/WarningText.tsx';

export interface TradePanelProps {
  /** The newest quote; undefined before the first one, when the pair's own quote is used. */
  live: Source<LiveQuote | undefined>;
  book: Source<Book>;
  freshness: Freshness;
  isOffline: boolean;
  isSandbox: boolean;
  /** Name of the venue of the prices, if it has one. */
  sourceName?: string;
  /** Start values from the address: a side and a price from the book. */
  start?: TicketStart;
  /** Draft that the user left in the ticket. */
  draft?: FormDraft<TicketValues>;
  /** Balances of the spot account. */
  balances: Remote<readonly SpotBalance[]>;
  isHidden: boolean;
  /** The user's open orders, as far as they are loaded. */
  ownOrders: readonly SpotOrder[];
  /** Market buys may be limited by value. */
  hasOrderValue: boolean;
  /** Reloads the balance. */
  onRetryBalance: () => void;
  submission: OrderSubmission;
  onSubmit: (draft: OrderDraft) => Promise<OrderOutcome>;
  /** Retries the order with the missing response, under the same client order id. */
  onRepeat: (consent?: 'mayDouble') => void;
  /** Retries a failed lookup. */
  onCheck: () => void;
  /** Accepts the found order as the submitted one. */
  onAccept: () => void;
  onDismiss: () => void;
  /** An order without a response that was placed nevertheless: the ticket shows it and must not send it again. */
  settled?: SettledOrder;
  toast: (message: ToastMessage) => () => void;
  links: { deposit: string; transfer: string };
}

/** Update interval of the ticket's own figures, in milliseconds. */
const ticketPauseMs = 500;

/** An order whose response is missing. */
export function LastOrder(
  command: Pick<TradePanelProps, 'submission' | 'onRepeat' | 'onCheck' | 'onAccept' | 'onDismiss'>,
) {
  return <CheckingNotice command={command} words={openOrderWords} isBroughtIntoSight />;
}

interface PanelBookProps extends Pick<TradePanelProps, 'book' | 'ownOrders' | 'live'> {
  pair: Pair;
  /** Used until the first live quote. */
  fallback: LiveQuote;
  isPaused: boolean;
  onPick: (price: string) => void;
}

function PanelBook({ pair, live, fallback, ownOrders, ...rest }: PanelBookProps) {
  // Updated in step with the header's price, so that the page shows one last price.
  const { now_price: last } = useText(live) ?? fallback;
  return (
    <OrderBook
      {...rest}
      pair={{ base: pair.base, quote: pair.quote, tick: pair.priceTick, step: pair.quantityStep }}
      last={last}
      lastSign={useLastMove(last)}
      own={ownPrices(ownOrders, pair.symbol)}
    />
  );
}

/** The pair's price, the ticket and the book, which share one form. */
export function TradePanel(props: TradePanelProps & { quote: PairQuote }) {
  const { quote, live, book, freshness, isOffline, isSandbox, isHidden, submission } = props;
  const { onSubmit, onRetryBalance, toast, links, sourceName, start, draft, settled, ownOrders } = props;
  const pair = rulesPair(quote);
  const available = mapRemote(props.balances, (held) => availableIn(held, pair));
  const conditions = {
    available,
    market: (useSource(live, ticketPauseMs) ?? quote).now_price,
    hasOrderValue: props.hasOrderValue,
    book: useSource(book, ticketPauseMs),
    freshness,
    isOffline,
  };
  const form = useTicket({ pair, conditions, start, draft, settled, ownOrders, onSubmit, toast });
  const { warnings, obstacle } = form.assessment;
  const isChecking = 'draft' in submission;
  const hasMessages = isChecking || (obstacle === undefined && warnings.length > 0);
  return (
    <>
      <PairHeader
        quote={live}
        fallback={quote}
        base={pair.base}
        tick={pair.priceTick}
        freshness={freshness}
        note={quote.source ? <PriceSource source={quote.source} name={sourceName} /> : undefined}
      />
      <TradeColumns
        ticket={
          <Ticket
            form={form}
            pair={pair}
            quote={quote}
            available={available}
            isHidden={isHidden}
            onRetryBalance={onRetryBalance}
            submission={submission}
            isSandbox={isSandbox}
            links={links}
          />
        }
        book={
          <PanelBook
            book={book}
            pair={pair}
            live={live}
            fallback={quote}
            ownOrders={ownOrders}
            isPaused={freshness.level === 'stale' || isOffline}
            onPick={form.pickPrice}
          />
        }
      />
      <Stack gutter gap="3" padBlock={hasMessages ? '3' : '0'}>
        {obstacle === undefined
          ? warnings.map((warning) => <WarningText key={warning.kind} warning={warning} pair={pair} />)
          : null}
        <LastOrder {...props} />
      </Stack>
      {form.confirming ? (
        <ConfirmOrder
          draft={form.confirming}
          warnings={warnings}
          onConfirm={form.confirm}
          onClose={form.giveUp}
        />
      ) : null}
    </>
  );
}
