import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverMark } from '../../../contracts/feed.ts';
import type { LeverTrade } from '../../api/lever.ts';
import type { Source } from '../../api/Source.ts';
import { PagedList } from '../../components/lists/PagedList.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { CancelSheet } from '../../components/command/CancelSheet.tsx';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import type { Refused, ShowRefusal } from '../../components/forms/submission.ts';
import { LeverRow } from '../../components/lever/LeverRow.tsx';
import { PositionCard } from '../../components/lever/PositionCard.tsx';
import { useSource } from '../../components/live/source.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptySentence } from '../../ui/EmptySentence.tsx';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Stack } from '../../ui/Stack.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ClosePosition } from './ClosePosition.tsx';
import { StopsSheet, type StopValues } from './StopsSheet.tsx';

export interface PositionsProps {
  /** Open and closing. */
  open: RemoteState<PagedRows<LeverTrade>>;
  onMoreOpen: () => void;
  waiting: RemoteState<PagedRows<LeverTrade>>;
  onMoreWaiting: () => void;
  past: RemoteState<PagedRows<LeverTrade>>;
  onMorePast: () => void;
  termsOf: (symbol: string) => ContractTerms | undefined;
  markOf: (symbol: string) => Source<LeverMark | undefined>;
  isStale: boolean;
  isOffline: boolean;
  /** Parts of a position can be closed. */
  hasPart: boolean;
  /** Resolve when the answer is there, whatever it says. */
  onClose: (trade: LeverTrade, lots?: number) => Promise<void>;
  onCancel: (trade: LeverTrade) => Promise<void>;
  onSetStops: (trade: LeverTrade, stops: StopValues) => Promise<Refused | undefined>;
  onRefused: ShowRefusal;
  isDemo?: boolean;
}

type Tab = 'positions' | 'orders' | 'history';

/** About how high a card and a row are, in pixels. */
const [cardHeight, rowHeight] = [260, 130];
const timeMsOf = ({ create_time }: LeverTrade): number => create_time * 1000;

/** One thing at a time is asked about, and stays until its answer is there. */
function useAsked(send: (trade: LeverTrade, lots?: number) => Promise<void>) {
  const [asked, setAsked] = useState<LeverTrade>();
  const [isSending, setSending] = useState(false);
  return {
    asked,
    isSending,
    ask: setAsked,
    keep: () => setAsked(undefined),
    send: (lots?: number) => {
      if (!asked || isSending) return;
      setSending(true);
      void send(asked, lots).finally(() => {
        setSending(false);
        setAsked(undefined);
      });
    },
  };
}

function AskedClose(props: PositionsProps & { trade: LeverTrade; closing: ReturnType<typeof useAsked> }) {
  const { trade, closing, termsOf, markOf, hasPart } = props;
  const mark = useSource(markOf(trade.symbol), 500);
  return (
    <ClosePosition
      trade={trade}
      terms={termsOf(trade.symbol)}
      mark={mark?.price}
      hasPart={hasPart}
      isClosing={closing.isSending}
      onClose={closing.send}
      onKeep={closing.keep}
    />
  );
}

interface AskedStopsProps extends PositionsProps {
  trade: LeverTrade;
  terms: ContractTerms;
  onDone: () => void;
}

function AskedStops({ trade, terms, onDone, ...props }: AskedStopsProps) {
  const mark = useSource(props.markOf(trade.symbol), 500);
  return (
    <StopsSheet
      trade={trade}
      terms={terms}
      mark={mark?.price}
      isOffline={props.isOffline}
      onSubmit={(stops) => props.onSetStops(trade, stops)}
      onRefused={props.onRefused}
      onClose={onDone}
    />
  );
}

function Open({ list, ...props }: PositionsProps & { list: PagedRows<LeverTrade> }) {
  const intl = useIntl();
  const { termsOf, markOf, isStale, isOffline, isDemo, onMoreOpen, onClose } = props;
  const closing = useAsked(onClose);
  const [guarded, guard] = useState<LeverTrade>();
  const guardedTerms = guarded && termsOf(guarded.symbol);
  if (list.rows.length === 0)
    return (
      <EmptySentence gutter>
        <FormattedMessage id="lever.positions.none" defaultMessage="No open positions" />
      </EmptySentence>
    );
  return (
    <>
      <PagedList
        label={intl.formatMessage({ id: 'lever.positions', defaultMessage: 'Positions' })}
        list={list}
        timeMsOf={timeMsOf}
        rowHeight={cardHeight}
        onMore={onMoreOpen}
      >
        {(trade) => (
          <PositionCard
            trade={trade}
            terms={termsOf(trade.symbol)}
            mark={markOf(trade.symbol)}
            isStale={isStale}
            isDemo={isDemo}
            actions={
              trade.status === 'open' ? (
                <Stack direction="row" gap="3" equal>
                  {termsOf(trade.symbol) === undefined ? null : (
                    <Button variant="secondary" disabled={isOffline} onClick={() => guard(trade)}>
                      <FormattedMessage id="lever.stops" defaultMessage="TP / SL" />
                    </Button>
                  )}
                  <Button variant="secondary" disabled={isOffline} onClick={() => closing.ask(trade)}>
                    <FormattedMessage id="lever.close" defaultMessage="Close position" />
                  </Button>
                </Stack>
              ) : undefined
            }
          />
        )}
      </PagedList>
      {guarded && guardedTerms ? (
        <AskedStops {...props} trade={guarded} terms={guardedTerms} onDone={() => guard(undefined)} />
      ) : null}
      {closing.asked ? <AskedClose {...props} trade={closing.asked} closing={closing} /> : null}
    </>
  );
}

function Waiting({
  list,
  isOffline,
  onMoreWaiting,
  onCancel,
}: PositionsProps & { list: PagedRows<LeverTrade> }) {
  const intl = useIntl();
  const cancelling = useAsked(onCancel);
  if (list.rows.length === 0)
    return (
      <EmptySentence gutter>
        <FormattedMessage id="lever.orders.none" defaultMessage="No open orders" />
      </EmptySentence>
    );
  const { asked } = cancelling;
  return (
    <>
      <PagedList
        label={intl.formatMessage({ id: 'order.open', defaultMessage: 'Open orders' })}
        list={list}
        timeMsOf={timeMsOf}
        rowHeight={rowHeight}
        onMore={onMoreWaiting}
      >
        {(trade) => (
          <LeverRow
            trade={trade}
            action={
              <Button
                variant="secondary"
                size="sm"
                disabled={isOffline}
                onClick={() => cancelling.ask(trade)}
              >
                <FormattedMessage id="spot.orders.cancel" defaultMessage="Cancel" />
              </Button>
            }
          />
        )}
      </PagedList>
      {asked ? (
        <CancelSheet
          title={<FormattedMessage id="spot.cancel.title" defaultMessage="Cancel this order?" />}
          keep={<FormattedMessage id="spot.cancel.keep" defaultMessage="Keep order" />}
          commit={<FormattedMessage id="spot.cancel.confirm" defaultMessage="Cancel order" />}
          isCancelling={cancelling.isSending}
          onKeep={cancelling.keep}
          onCommit={() => cancelling.send()}
          rows={[
            {
              label: <FormattedMessage id="lever.contract" defaultMessage="Contract" />,
              value: asked.symbol,
            },
            {
              label: <FormattedMessage id="spot.cancel.freed" defaultMessage="Becomes available" />,
              value: <Amount value={asked.caution_money} coin={asked.symbol.split('/')[1] ?? ''} isReport />,
              variant: 'total',
            },
          ]}
        />
      ) : null}
    </>
  );
}

function Past({ list, onMorePast }: PositionsProps & { list: PagedRows<LeverTrade> }) {
  const intl = useIntl();
  if (list.rows.length === 0 && list.more === 'none')
    return (
      <EmptySentence gutter>
        <FormattedMessage id="lever.history.none" defaultMessage="Nothing has been closed yet." />
      </EmptySentence>
    );
  return (
    <PagedList
      label={intl.formatMessage({ id: 'lever.history', defaultMessage: 'History' })}
      list={list}
      timeMsOf={timeMsOf}
      rowHeight={rowHeight}
      onMore={onMorePast}
    >
      {(trade) => <LeverRow trade={trade} />}
    </PagedList>
  );
}

const countOf = (list: RemoteState<PagedRows<LeverTrade>>) => ({
  count: list.state === 'ready' ? list.data.rows.length : undefined,
  isCountOpen: list.state === 'ready' && list.data.more !== 'none',
});

/** What is open, what waits, and what is over. */
export function Positions(props: PositionsProps) {
  const intl = useIntl();
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('positions');
  return (
    <section>
      <Tabs<Tab>
        size="sm"
        label={intl.formatMessage({ id: 'lever.tabs', defaultMessage: 'Positions and orders' })}
        panelId={panelId}
        current={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'positions',
            label: <FormattedMessage id="lever.positions" defaultMessage="Positions" />,
            ...countOf(props.open),
          },
          {
            id: 'orders',
            label: <FormattedMessage id="lever.orders" defaultMessage="Orders" />,
            ...countOf(props.waiting),
          },
          { id: 'history', label: <FormattedMessage id="lever.history" defaultMessage="History" /> },
        ]}
      />
      <div id={panelId} role="tabpanel">
        {tab === 'positions' ? (
          <Remote of={props.open}>{(list) => <Open {...props} list={list} />}</Remote>
        ) : tab === 'orders' ? (
          <Remote of={props.waiting}>{(list) => <Waiting {...props} list={list} />}</Remote>
        ) : (
          <Remote of={props.past}>{(list) => <Past {...props} list={list} />}</Remote>
        )}
      </div>
    </section>
  );
}
