import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import type { OptionOrder, OptionSettlement } from '../../api/option.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import { decideFirst } from '../../components/command/decideFirst.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { useMade } from '../../components/command/useMade.ts';
import { useQuestion } from '../../components/command/useQuestion.ts';
import { PairScreen, type PairChoice } from '../../components/market/PairScreen.tsx';
import { orderLeads, ticketWords } from '../../components/orders/orderLeads.tsx';
import { demoFailed } from '../../components/products/demoWords.tsx';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Room } from '../../ui/loading/Room.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import { AccountBar, PracticeBar, type Practice } from './AccountBars.tsx';
import { ConfirmOption } from './ConfirmOption.tsx';
import { SettledOption } from '../../components/option/OptionCard.tsx';
import { drawnOf, OptionCurve, type OptionPrices } from '../../components/option/OptionCurve.tsx';
import { OptionOrders, type OptionOrdersProps } from './OptionOrders.tsx';
import { directionNames } from '../../components/option/OptionPills.tsx';
import type { OptionTerms, OptionTicket } from '../../components/option/optionTicket.ts';
import { OptionTicketForm } from './OptionTicketForm.tsx';
import { SettlementSheet } from '../../components/option/SettlementSheet.tsx';
import { useOptionTicket } from './useOptionTicket.ts';

export interface OptionTradeViewProps
  extends PairChoice, Omit<OptionOrdersProps, 'onProve' | 'isDemo'>, OptionPrices {
  command: CommandForm<OptionTicket, OptionOrder>;
  /** Demo account only. */
  practice?: Practice;
  links: {
    info: string;
    /** Undefined on the demo account, which has no transfers. */
    transfer?: string;
    /** Link to the demo account; undefined where none exists. */
    practise?: string | undefined;
  };
  /** The product is not offered in the user's verified country. */
  isClosed: boolean;
  terms: RemoteState<OptionTerms>;
  asks: boolean;
  onAsks: (asks: boolean) => void;
  /** Opens and closes the settlement proof of an order; undefined where no ticks are published. */
  onProve: ((order: OptionOrder | undefined) => void) | undefined;
  proof: { order: OptionOrder; settlement: RemoteState<OptionSettlement> } | undefined;
  toast: (message: ToastMessage) => () => void;
  onBack: () => void;
  offlineBar: ReactNode;
  tabBar: ReactNode;
}

const roomOf = (isDemo: boolean) => (isDemo ? 'demoOptionTicket' : 'optionTicket');

function Loading({ isDemo }: { isDemo: boolean }) {
  return (
    <Room of={roomOf(isDemo)}>
      <Stack gutter gap="4" padBlock="3">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="rows" count={2} />
      </Stack>
    </Room>
  );
}

/** Notice for an order whose response was lost. */
const openOrderWords = (coin: string) =>
  ticketWords<OptionTicket, OptionOrder>({
    askedOf: ({ direction, stake }) => (
      <>
        {directionNames[direction].label} · <Amount value={stake} coin={coin} />.
      </>
    ),
    alikeOf: (order) => <SettledOption key={order.id} order={order} />,
  });

/** Reason why no order can be placed, regardless of the ticket's values. */
function reasonOf(props: OptionTradeViewProps, quote: PairQuote, terms: OptionTerms): ReactNode {
  const { isOffline, freshness, running } = props;
  const { submission } = props.command;
  if ('draft' in submission) return decideFirst(submission, orderLeads.obstacle);
  if (isOffline) return <FormattedMessage id="common.offline" defaultMessage="You are offline" />;
  if (quote.open_microtrade === 0) return <RefusalText of="option.pairClosed" />;
  if (freshness.level === 'stale')
    return (
      <FormattedMessage
        id="option.stale"
        defaultMessage="Price out of date. Orders are off until it updates."
      />
    );
  const most = terms.currency.micro_holdtrade_max;
  if (running.state === 'ready' && running.data.length >= most)
    return <RefusalText of="option.openLimit" values={{ max: most }} />;
  return undefined;
}

type PanelProps = OptionTradeViewProps & { quote: PairQuote; now: OptionTerms };

/** The price, the kind of account, the ticket and its confirmation. */
function Panel(props: PanelProps) {
  const { command, quote, now, freshness, asks, practice, running } = props;
  const isDemo = practice !== undefined;
  const intl = useIntl();
  const { question, isConfirmed } = useQuestion<OptionTicket>();
  const isDelayed = freshness.level === 'delayed';
  const form = useOptionTicket(now, {
    ...command,
    async onSubmit(order) {
      if ((asks || isDelayed) && !(await isConfirmed(order))) return undefined;
      return command.onSubmit(order);
    },
  });
  useMade(command, (ticket) => {
    props.toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'option.made', defaultMessage: 'Order accepted' }),
    });
    form.restart({ ...ticket, stake: '' }, true);
    command.onSeen();
  });
  const drawn = running.state === 'ready' ? drawnOf(running.data, quote.symbol) : undefined;
  const page = (
    <Room of={roomOf(isDemo)}>
      <Stack gutter gap="3" padBlock="3">
        {isDemo ? null : <AccountBar practise={props.links.practise} currency={now.currency} />}
        <OptionCurve {...props} order={drawn} />
        <CheckingNotice command={command} words={openOrderWords(now.currency.name)} isBroughtIntoSight />
        <OptionTicketForm
          form={form}
          terms={now}
          reason={reasonOf(props, quote, now)}
          isSending={command.submission.state === 'sending'}
          isDemo={isDemo}
          transfer={props.links.transfer}
        />
      </Stack>
    </Room>
  );
  return (
    <>
      {page}
      {question ? (
        <ConfirmOption
          order={question.about}
          symbol={quote.symbol}
          terms={now}
          delaySeconds={isDelayed ? freshness.ageSeconds : undefined}
          isDemo={isDemo}
          asks={asks}
          onAsks={props.onAsks}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      ) : null}
    </>
  );
}

/** Trades options on one pair, with real or demo money. */
export function OptionTradeView(props: OptionTradeViewProps) {
  const { practice, isClosed, terms, onProve, proof, links, onBack, offlineBar, tabBar } = props;
  const intl = useIntl();
  const isDemo = practice !== undefined;
  const failedTitle = isDemo ? (
    demoFailed
  ) : (
    <FormattedMessage id="option.failed" defaultMessage="We could not load these options" />
  );
  return (
    <>
      <PairScreen
        choice={props}
        kind={isDemo ? <FormattedMessage id="lever.demo" defaultMessage="Demo" /> : undefined}
        actions={
          <IconButton
            icon="info"
            label={intl.formatMessage({ id: 'option.info.open', defaultMessage: 'How options work' })}
            href={links.info}
          />
        }
        offlineBar={offlineBar}
        above={
          isDemo ? (
            <PracticeBar
              practice={practice}
              currency={terms.state === 'ready' ? terms.data.currency : undefined}
              isOffline={props.isOffline}
            />
          ) : undefined
        }
        tabBar={tabBar}
        skeleton={<Loading isDemo={isDemo} />}
        failedTitle={failedTitle}
        below={isClosed ? undefined : <OptionOrders {...props} isDemo={isDemo} onProve={onProve} />}
      >
        {(quote) =>
          isClosed ? (
            <ProductClosed onBack={onBack} />
          ) : (
            <Remote of={terms} skeleton={<Loading isDemo={isDemo} />} failedTitle={failedTitle}>
              {(now) => <Panel key={quote.symbol} {...props} quote={quote} now={now} />}
            </Remote>
          )
        }
      </PairScreen>
      {proof ? <SettlementSheet {...proof} onClose={() => onProve?.(undefined)} /> : null}
    </>
  );
}
