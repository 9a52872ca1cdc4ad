import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverMark } from '../../../contracts/feed.ts';
import type { Book } from '../../api/feed/BookFeed.ts';
import type { LeverTrade } from '../../api/lever.ts';
import type { PairQuote } from '../../api/market.ts';
import type { Source } from '../../api/feed/Source.ts';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import { decideFirst } from '../../components/command/decideFirst.tsx';
import { useMade } from '../../components/command/useMade.ts';
import { useQuestion } from '../../components/command/useQuestion.ts';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import { ContractName } from '../../components/lever/LeverPills.tsx';
import { LeverRow } from '../../components/lever/LeverRow.tsx';
import type { CrossAccount } from '../../components/lever/opening.ts';
import { useSource } from '../../components/live/source.ts';
import { useLastMove } from '../../components/live/useLastMove.ts';
import { OrderBook } from '../../components/book/OrderBook.tsx';
import { PairHeader, type Freshness, type LiveQuote } from '../../components/market/PairHeader.tsx';
import { PriceSource } from '../../components/market/PriceSource.tsx';
import { TradeColumns } from '../../components/book/TradeColumns.tsx';
import { orderLeads, ticketWords } from '../../components/orders/orderLeads.tsx';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { Chip } from '../../ui/choices/Chip.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { MessagesTogether } from '../../ui/messages/MessagesTogether.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { DelayedOrder } from './closing/DelayedOrder.tsx';
import { LeverageSheet } from './LeverageSheet.tsx';
import { LeverTicketAction, LeverTicketFigures, type TicketLinks } from './LeverTicketAction.tsx';
import { LeverTicketFields } from './LeverTicketFields.tsx';
import type { LeverConditions, LeverTicket } from './leverTicket.ts';
import { useLeverTicket, type LeverForm } from './useLeverTicket.ts';

export interface LeverLimitsNow {
  leverages: readonly number[];
  /** Amount available for an order; undefined if the server does not send it. */
  available: string | undefined;
  roomLong: number | undefined;
  roomShort: number | undefined;
  /** Mark price from the panel; undefined while no mark arrives. */
  mark: string | undefined;
}

export interface LeverPanelProps {
  command: CommandForm<LeverTicket, LeverTrade>;
  live: Source<LiveQuote | undefined>;
  mark: Source<LeverMark | undefined>;
  book: Source<Book>;
  freshness: Freshness;
  isOffline: boolean;
  limits: LeverLimitsNow;
  /** Shared equity of the account's cross positions; undefined if it cannot be computed. */
  crossOf: (mark: string) => CrossAccount | undefined;
  links: TicketLinks;
  /** Whether the order is for the demo account. */
  isDemo: boolean;
  /** Venue of the prices, if there is one. */
  sourceName: string | undefined;
  toast: (message: ToastMessage) => () => void;
}

/** Texts for an order whose response did not arrive. */
const openOrderWords = ticketWords<LeverTicket, LeverTrade>({
  askedOf: ({ side, lots }) =>
    side === 'long' ? (
      <FormattedMessage
        id="lever.asked.long"
        defaultMessage="Open long, {lots, plural, one {# lot} other {# lots}}."
        values={{ lots: Number(lots) }}
      />
    ) : (
      <FormattedMessage
        id="lever.asked.short"
        defaultMessage="Open short, {lots, plural, one {# lot} other {# lots}}."
        values={{ lots: Number(lots) }}
      />
    ),
  alikeOf: (trade) => <LeverRow key={trade.id} trade={trade} />,
});

/** Margin mode and leverage buttons, which open their sheet. */
function Choices({ ticket, onOpen }: { ticket: LeverTicket; onOpen: () => void }) {
  const intl = useIntl();
  const times = useFormats().quantity(String(ticket.leverage), '1');
  return (
    <Stack
      role="group"
      label={intl.formatMessage({ id: 'lever.choices', defaultMessage: 'Margin mode and leverage' })}
      direction="row"
      gap="3"
      wrap
    >
      <Chip trailing={laterIcons.chevronDown} onClick={onOpen}>
        {ticket.mode === 'cross' ? (
          <FormattedMessage id="lever.cross" defaultMessage="Cross" />
        ) : (
          <FormattedMessage id="lever.isolated" defaultMessage="Isolated" />
        )}
      </Chip>
      <Chip trailing={laterIcons.chevronDown} onClick={onOpen}>
        <FormattedMessage id="lever.leverage.times" defaultMessage="{times}×" values={{ times }} />
      </Chip>
    </Stack>
  );
}

/** Reason why no position can be opened, regardless of the ticket. */
function reasonOf(
  props: LeverPanelProps,
  quote: PairQuote,
  mark: string | undefined,
  kind: LeverTicket['kind'],
) {
  const { isOffline, freshness } = props;
  const { submission } = props.command;
  if ('draft' in submission) return decideFirst(submission, orderLeads.obstacle);
  if (isOffline) return <FormattedMessage id="common.offline" defaultMessage="You are offline" />;
  if (quote.open_lever === 0) return <RefusalText of="lever.closed" />;
  if (mark === undefined)
    return (
      <FormattedMessage
        id="lever.silent"
        defaultMessage="There is no mark price right now. You can’t open positions until it returns."
      />
    );
  if (freshness.level === 'stale' && kind === 'market')
    return (
      <FormattedMessage
        id="spot.obstacle.stale"
        defaultMessage="Price out of date. Market orders are off until it updates."
      />
    );
  return undefined;
}

/** Announces an executed order; another tap does not send it again. */
function useSayMade({ command, toast }: LeverPanelProps, form: LeverForm): void {
  const intl = useIntl();
  useMade(command, (ticket) => {
    const values = { lots: Number(ticket.lots) };
    toast({
      kind: 'success',
      text:
        ticket.kind === 'limit'
          ? intl.formatMessage(
              {
                id: 'lever.made.order',
                defaultMessage: 'Order sent: {lots, plural, one {# lot} other {# lots}}',
              },
              values,
            )
          : ticket.side === 'long'
            ? intl.formatMessage(
                {
                  id: 'lever.made.long',
                  defaultMessage: 'Long opened: {lots, plural, one {# lot} other {# lots}}',
                },
                values,
              )
            : intl.formatMessage(
                {
                  id: 'lever.made.short',
                  defaultMessage: 'Short opened: {lots, plural, one {# lot} other {# lots}}',
                },
                values,
              ),
    });
    form.restart({ ...form.ticket, lots: '', takeProfit: '', stopLoss: '', hasStops: false }, true);
    command.onSeen();
  });
}

interface TicketProps {
  form: LeverForm;
  conditions: LeverConditions;
  quote: PairQuote;
  /** Opens the margin mode and leverage sheet. */
  onChoose: () => void;
}

function Ticket({ form, conditions, quote, onChoose }: TicketProps) {
  const intl = useIntl();
  return (
    <Form
      label={intl.formatMessage({ id: 'spot.ticket.title', defaultMessage: 'Order ticket' })}
      onSubmit={() => undefined}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <MessagesTogether>
        <Stack gap="3">
          <Choices ticket={form.ticket} onOpen={onChoose} />
          {form.errors.leverage === undefined ? null : (
            <Text as="p" variant="caption" tone="danger">
              {form.errors.leverage}
            </Text>
          )}
          <LeverTicketFields
            form={form}
            conditions={conditions}
            base={quote.currency_name}
            quote={quote.legal_name}
            isDisabled={quote.open_lever === 0}
          />
          <LeverTicketFigures form={form} conditions={conditions} quote={quote.legal_name} />
        </Stack>
      </MessagesTogether>
    </Form>
  );
}

const tickPauseMs = 500;

type PanelProps = LeverPanelProps & { quote: PairQuote; terms: ContractTerms };

/** Conditions of the ticket. Without a mark from the feed, the panel's mark applies while prices are stale. */
function useConditions({ terms, mark: marks, freshness, limits, crossOf }: PanelProps): LeverConditions {
  const heard = useSource(marks, tickPauseMs)?.price;
  const mark = heard ?? (freshness.level === 'stale' ? limits.mark : undefined);
  return {
    terms,
    mark,
    leverages: limits.leverages,
    available: limits.available,
    cross: mark === undefined ? undefined : crossOf(mark),
    room: { long: limits.roomLong, short: limits.roomShort },
  };
}

/** Sheets over the page: confirmation and leverage selection. */
function Sheets({ props, form, conditions, question, isChoosing, onChosen }: SheetsProps) {
  const { quote, isDemo } = props;
  const { symbol } = quote;
  return (
    <>
      {question ? (
        <DelayedOrder
          order={question.about}
          symbol={<ContractName symbol={symbol} isDemo={isDemo} />}
          isDemo={isDemo}
          seconds={props.freshness.ageSeconds}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      ) : null}
      {isChoosing ? (
        <LeverageSheet
          symbol={symbol}
          isDemo={isDemo}
          conditions={conditions}
          ticket={form.ticket}
          onConfirm={(chosen) => {
            form.change(chosen);
            onChosen();
          }}
          onClose={onChosen}
        />
      ) : null}
    </>
  );
}

interface SheetsProps extends Pick<ReturnType<typeof useQuestion<LeverTicket>>, 'question'> {
  props: PanelProps;
  form: LeverForm;
  conditions: LeverConditions;
  isChoosing: boolean;
  onChosen: () => void;
}

/** Price of the contract, order ticket and order book. */
export function LeverPanel(props: PanelProps) {
  const { command, quote, terms, live, book, freshness, isOffline } = props;
  const { submission } = command;
  const { now_price } = useSource(live, tickPauseMs) ?? quote;
  const [isChoosing, setChoosing] = useState(false);
  const conditions = useConditions(props);
  const { question, isConfirmed } = useQuestion<LeverTicket>();
  const form = useLeverTicket(conditions, {
    ...command,
    market: conditions.mark ?? now_price,
    async onSubmit(order) {
      const isDoubtful = order.kind === 'market' && freshness.level === 'delayed';
      return isDoubtful && !(await isConfirmed(order)) ? undefined : command.onSubmit(order);
    },
  });
  useSayMade(props, form);
  const { currency_name: base, legal_name: counter } = quote;
  const { priceTick: tick, lotSize: step } = terms.rules;
  return (
    <>
      <PairHeader
        quote={live}
        fallback={quote}
        base={base}
        tick={tick}
        freshness={freshness}
        note={quote.source ? <PriceSource source={quote.source} name={props.sourceName} /> : undefined}
      />
      <TradeColumns
        ticket={
          <Ticket form={form} conditions={conditions} quote={quote} onChoose={() => setChoosing(true)} />
        }
        book={
          <OrderBook
            book={book}
            pair={{ base, quote: counter, tick, step }}
            last={now_price}
            lastSign={useLastMove(now_price)}
            isPaused={freshness.level === 'stale' || isOffline}
            onPick={(price) => form.change({ price, kind: 'limit' })}
          />
        }
      />
      <Stack gutter gap="3" padBlock="3">
        <CheckingNotice command={command} words={openOrderWords} isBroughtIntoSight />
        <LeverTicketAction
          form={form}
          conditions={conditions}
          quote={counter}
          reason={reasonOf(props, quote, conditions.mark, form.ticket.kind)}
          isSending={submission.state === 'sending'}
          links={props.links}
          isDemo={props.isDemo}
        />
      </Stack>
      <Sheets
        props={props}
        form={form}
        conditions={conditions}
        question={question}
        isChoosing={isChoosing}
        onChosen={() => setChoosing(false)}
      />
    </>
  );
}
