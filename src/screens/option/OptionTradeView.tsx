import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CandleHistory } from '../../api/CandleSeries.ts';
import type { PairQuote } from '../../api/market.ts';
import type { OptionOrder, OptionSettlement } from '../../api/option.ts';
import type { Source } from '../../api/Source.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import { decideFirst } from '../../components/command/decideFirst.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { useQuestion } from '../../components/command/useQuestion.ts';
import { useSource } from '../../components/live/source.ts';
import { PairHeader, type Freshness, type LiveQuote } from '../../components/market/PairHeader.tsx';
import { PairScreen, type PairChoice } from '../../components/market/PairScreen.tsx';
import { PriceSource } from '../../components/market/PriceSource.tsx';
import { priceStep } from '../../components/market/ownStep.ts';
import { Sparkline } from '../../components/market/Sparkline.tsx';
import { orderLeads } from '../../components/orders/orderLeads.tsx';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { DemoFrame } from '../../ui/DemoFrame.tsx';
import { InSight } from '../../ui/InSight.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { ToastMessage } from '../../ui/toaster.ts';
import { ConfirmOption } from './ConfirmOption.tsx';
import { SettledOption } from './OptionCard.tsx';
import { OptionOrders, type OptionOrdersProps } from './OptionOrders.tsx';
import { directionNames } from './OptionPills.tsx';
import type { OptionTerms, OptionTicket } from './optionTicket.ts';
import { OptionTicketForm } from './OptionTicketForm.tsx';
import { SettlementSheet } from './SettlementSheet.tsx';
import { useOptionTicket } from './useOptionTicket.ts';

export interface OptionTradeViewProps
  extends PairChoice, Omit<OptionOrdersProps, 'onProve'>, CommandForm<OptionTicket, OptionOrder> {
  isDemo: boolean;
  /** Enters or leaves the demo account; undefined where there is none. */
  onSwitch: (() => void) | undefined;
  /** Not offered to whoever is verified in that country. */
  isClosed: boolean;
  /** Of the venue that prices come from. */
  sourceName: string | undefined;
  terms: RemoteState<OptionTerms>;
  live: Source<LiveQuote | undefined>;
  freshness: Freshness;
  /** Of minutes, the oldest first. */
  history: CandleHistory;
  asks: boolean;
  onAsks: (asks: boolean) => void;
  /** Opens and closes the proof of an order; undefined where no ticks are published. */
  onProve: ((order: OptionOrder | undefined) => void) | undefined;
  proof: { order: OptionOrder; settlement: RemoteState<OptionSettlement> } | undefined;
  /** The demo account starts over; asked first. */
  reset: { isAsked: boolean; isSending: boolean; onAsk: (isAsked: boolean) => void; onReset: () => void };
  transfer: string;
  toast: (message: ToastMessage) => () => void;
  onBack: () => void;
  offlineBar: ReactNode;
  tabBar: ReactNode;
}

function Loading() {
  return (
    <Stack gutter gap="4" padBlock="3">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="rows" count={2} />
    </Stack>
  );
}

/** Whose money it is, and the way to the other account. */
function AccountBar({ isDemo, onSwitch, reset, now }: OptionTradeViewProps & { now: OptionTerms }) {
  const { currency } = now;
  const balance = <Amount value={currency.user_wallet.micro_balance} coin={currency.name} isReport />;
  return (
    <Notice
      tone={isDemo ? 'warning' : 'neutral'}
      lead={
        isDemo ? (
          <FormattedMessage id="lever.demo.account" defaultMessage="Demo account" />
        ) : (
          <FormattedMessage id="option.account.real" defaultMessage="Real account" />
        )
      }
      action={
        onSwitch === undefined ? undefined : (
          <Stack direction="row" gap="3" wrap>
            <Button variant="secondary" size="sm" onClick={onSwitch}>
              {isDemo ? (
                <FormattedMessage id="lever.demo.exit" defaultMessage="Exit demo" />
              ) : (
                <FormattedMessage id="option.demo.try" defaultMessage="Try demo" />
              )}
            </Button>
            {isDemo ? (
              <Button variant="text" size="sm" onClick={() => reset.onAsk(true)}>
                <FormattedMessage id="option.demo.reset" defaultMessage="Start over" />
              </Button>
            ) : null}
          </Stack>
        )
      }
    >
      {isDemo ? (
        <FormattedMessage
          id="option.account.demo.text"
          defaultMessage="{balance}. No real money is moved."
          values={{ balance }}
        />
      ) : (
        <FormattedMessage
          id="option.account.real.text"
          defaultMessage="{balance}. Losses are real."
          values={{ balance }}
        />
      )}
    </Notice>
  );
}

const minutes = 60;

function Curve({ history, live, quote }: OptionTradeViewProps & { quote: PairQuote }) {
  const last = useSource(live, 500)?.now_price ?? quote.now_price;
  const closes = useMemo(() => history.candles.slice(-minutes).map(({ close }) => close), [history.candles]);
  return <Sparkline size="page" closes={[...closes, last]} last={last} direction="flat" />;
}

/** An order whose answer did not come: it is looked up, and not sent again by itself. */
function LastOrder(props: OptionTradeViewProps & { coin: string }) {
  const { submission: last, coin } = props;
  if (!('draft' in last)) return null;
  const asked = (
    <>
      {directionNames[last.draft.direction].label} · <Amount value={last.draft.stake} coin={coin} />.
    </>
  );
  const found = last.alike.map((order) => <SettledOption key={order.id} order={order} />);
  const { onRepeat, onCheck, onAccept, onDismiss } = props;
  const answers = { onRepeat, onCheck, onAccept, onDismiss };
  return (
    <InSight key={last.state}>
      <CheckingNotice
        {...answers}
        {...{ leads: orderLeads, state: last.state, canDouble: last.canDouble, asked }}
        alike={found.length > 0 ? found : undefined}
        askedOnce={
          <FormattedMessage
            id="lever.askedOnce"
            defaultMessage="{asked} It is not sent again by itself, and sending it again cannot place it twice."
            values={{ asked }}
          />
        }
      />
    </InSight>
  );
}

/** Why nothing can be bought, whatever stands in the ticket. */
function reasonOf(props: OptionTradeViewProps, quote: PairQuote, terms: OptionTerms): ReactNode {
  const { submission, isOffline, freshness, running } = props;
  if ('draft' in submission)
    return decideFirst(
      submission,
      <FormattedMessage id="spot.obstacle.checking" defaultMessage="Your last order is being checked." />,
    );
  if (isOffline) return <FormattedMessage id="common.offline" defaultMessage="You are offline" />;
  if (quote.open_microtrade === 0)
    return <FormattedMessage id="option.closed" defaultMessage="Options on this pair are closed" />;
  if (freshness.level === 'stale')
    return (
      <FormattedMessage
        id="option.stale"
        defaultMessage="Price out of date. Orders are off until it updates."
      />
    );
  const most = terms.currency.micro_holdtrade_max;
  if (running.state === 'ready' && running.data.length >= most)
    return (
      <FormattedMessage
        id="option.openLimit"
        defaultMessage="You have reached the number of running orders: {max}"
        values={{ max: most }}
      />
    );
  return undefined;
}

type DeskProps = OptionTradeViewProps & { quote: PairQuote; now: OptionTerms };

/** The price, whose money it is, the ticket, and its second step. */
function Desk(props: DeskProps) {
  const { quote, now, live, freshness, asks, isDemo, submission, made, onSeen } = props;
  const intl = useIntl();
  const { question, isConfirmed } = useQuestion<OptionTicket>();
  const isDelayed = freshness.level === 'delayed';
  const form = useOptionTicket(now, {
    ...props,
    async onSubmit(order) {
      if ((asks || isDelayed) && !(await isConfirmed(order))) return undefined;
      return props.onSubmit(order);
    },
  });
  const say = useEffectEvent((ticket: OptionTicket) => {
    props.toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'option.made', defaultMessage: 'Order accepted' }),
    });
    form.restart({ ...ticket, stake: '' }, true);
    onSeen();
  });
  useEffect(() => {
    if (made) say(made);
  }, [made]);
  const page = (
    <Stack gutter gap="4" padBlock="3">
      <AccountBar {...props} />
      <Curve {...props} />
      <LastOrder {...props} coin={now.currency.name} />
      <OptionTicketForm
        form={form}
        terms={now}
        reason={reasonOf(props, quote, now)}
        isSending={submission.state === 'sending'}
        transfer={isDemo ? undefined : props.transfer}
      />
    </Stack>
  );
  return (
    <>
      <PairHeader
        quote={live}
        fallback={quote}
        base={quote.currency_name}
        tick={priceStep(quote)}
        freshness={freshness}
        note={quote.source ? <PriceSource source={quote.source} name={props.sourceName} /> : undefined}
      />
      {page}
      {question ? (
        <ConfirmOption
          order={question.about}
          symbol={quote.symbol}
          terms={now}
          delaySeconds={isDelayed ? freshness.ageSeconds : undefined}
          {...{ isDemo, asks }}
          onAsks={props.onAsks}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      ) : null}
    </>
  );
}

/** Asks before the demo account starts over. */
function ResetSheet({ reset }: Pick<OptionTradeViewProps, 'reset'>) {
  return (
    <ConfirmSheet
      title={<FormattedMessage id="option.reset.title" defaultMessage="Start the demo account over?" />}
      keep={<FormattedMessage id="common.cancel" defaultMessage="Cancel" />}
      commit={<FormattedMessage id="option.demo.reset" defaultMessage="Start over" />}
      variant="danger"
      busy={reset.isSending ? <FormattedMessage id="common.sending" defaultMessage="Sending" /> : undefined}
      onKeep={() => reset.onAsk(false)}
      onCommit={reset.onReset}
    >
      <Notice tone="warning">
        <FormattedMessage
          id="option.reset.text"
          defaultMessage="Running demo orders end without a result, and the balance is set to 10,000. History stays."
        />
      </Notice>
    </ConfirmSheet>
  );
}

/** Trades options on one pair, with real money or to practise. */
export function OptionTradeView(props: OptionTradeViewProps) {
  const { isDemo, isClosed, terms, onProve, proof, reset, onBack, offlineBar, tabBar } = props;
  const failedTitle = (
    <FormattedMessage id="option.failed" defaultMessage="We could not load these options" />
  );
  const orders = <OptionOrders {...props} onProve={onProve} />;
  const isRefused = isClosed && !isDemo;
  return (
    <>
      <PairScreen
        choice={props}
        kind={isDemo ? <FormattedMessage id="lever.demo" defaultMessage="Demo" /> : undefined}
        offlineBar={offlineBar}
        tabBar={tabBar}
        skeleton={<Loading />}
        failedTitle={failedTitle}
        below={isRefused ? undefined : isDemo ? <DemoFrame>{orders}</DemoFrame> : orders}
      >
        {(quote) =>
          isRefused ? (
            <ProductClosed onBack={onBack} />
          ) : (
            <Remote of={terms} skeleton={<Loading />} failedTitle={failedTitle}>
              {(now) => {
                const desk = <Desk key={quote.symbol} {...props} quote={quote} now={now} />;
                return isDemo ? <DemoFrame>{desk}</DemoFrame> : desk;
              }}
            </Remote>
          )
        }
      </PairScreen>
      {proof ? <SettlementSheet {...proof} onClose={() => onProve?.(undefined)} /> : null}
      {reset.isAsked ? <ResetSheet reset={reset} /> : null}
    </>
  );
}
