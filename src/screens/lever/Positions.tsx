import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverTrade } from '../../api/lever.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { CancelSheet } from '../../components/command/CancelSheet.tsx';
import { ContractName, isDemoTrade } from '../../components/lever/LeverPills.tsx';
import { LeverRow } from '../../components/lever/LeverRow.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { OpenPositions, timeMsOf, type OpenPositionsProps } from './OpenPositions.tsx';
import { LiquidationSheet } from './info/LiquidationSheet.tsx';
import { PartsSheet } from './closing/PartsSheet.tsx';
import { useConfirmation } from './useConfirmation.ts';
import type { Liquidation } from './info/useLiquidation.ts';
import type { Parts } from './closing/useParts.ts';

export interface PositionsProps extends OpenPositionsProps {
  /** Open and closing positions. */
  open: RemoteState<PagedRows<LeverTrade>>;
  waiting: RemoteState<PagedRows<LeverTrade>>;
  onMoreWaiting: () => void;
  past: RemoteState<PagedRows<LeverTrade>>;
  onMorePast: () => void;
  onCancel: (trade: LeverTrade) => Promise<void>;
  liquidation: Liquidation;
  parts: Parts;
}

type Tab = 'positions' | 'orders' | 'history';

/** Approximate height of a row, in pixels. */
const rowHeight = 130;

function Waiting({ waiting, isOffline, onMoreWaiting, onCancel }: PositionsProps) {
  const intl = useIntl();
  const cancelling = useConfirmation(onCancel);
  const { asked } = cancelling;
  return (
    <>
      <Records
        of={waiting}
        empty={
          <EmptySentence gutter>
            <FormattedMessage id="spot.orders.none" defaultMessage="No open orders" />
          </EmptySentence>
        }
        label={intl.formatMessage({ id: 'order.open', defaultMessage: 'Open orders' })}
        timeMsOf={timeMsOf}
        rowHeight={rowHeight}
        onMore={onMoreWaiting}
      >
        {(trade) => (
          <LeverRow
            trade={trade}
            action={
              // The effect of an order without a side is unknown.
              trade.side === undefined ? undefined : (
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={isOffline}
                  onClick={() => cancelling.ask(trade)}
                >
                  <FormattedMessage id="spot.orders.cancel" defaultMessage="Cancel" />
                </Button>
              )
            }
          />
        )}
      </Records>
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
              value: <ContractName symbol={asked.symbol} isDemo={isDemoTrade(asked)} />,
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

/** Actions of a closed position. */
function PastActions({
  trade,
  liquidation,
  parts,
}: Pick<PositionsProps, 'liquidation' | 'parts'> & { trade: LeverTrade }) {
  return (
    <ButtonPair widths="words">
      {trade.ended_by === 'liquidation' ? (
        <Button variant="secondary" size="sm" onClick={() => liquidation.onAsk(trade)}>
          <FormattedMessage id="lever.proof.see" defaultMessage="See ticks" />
        </Button>
      ) : null}
      <Button variant="secondary" size="sm" onClick={() => parts.onAsk(trade)}>
        <FormattedMessage id="lever.part.see" defaultMessage="See parts" />
      </Button>
    </ButtonPair>
  );
}

function Past({ past, onMorePast, liquidation, parts }: PositionsProps) {
  const intl = useIntl();
  const { asked } = liquidation;
  return (
    <>
      <Records
        of={past}
        empty={
          <EmptySentence gutter>
            <FormattedMessage id="lever.history.none" defaultMessage="Nothing has been closed yet." />
          </EmptySentence>
        }
        label={intl.formatMessage({ id: 'spot.tabs.history', defaultMessage: 'History' })}
        timeMsOf={timeMsOf}
        rowHeight={rowHeight}
        onMore={onMorePast}
      >
        {(trade) => (
          <LeverRow
            trade={trade}
            action={
              trade.status === 'closed' && trade.average_price !== undefined ? (
                <PastActions trade={trade} liquidation={liquidation} parts={parts} />
              ) : trade.status === 'closed' && trade.ended_by === 'liquidation' ? (
                <Button variant="secondary" size="sm" onClick={() => liquidation.onAsk(trade)}>
                  <FormattedMessage id="lever.proof.see" defaultMessage="See ticks" />
                </Button>
              ) : undefined
            }
          />
        )}
      </Records>
      {asked ? <LiquidationSheet {...liquidation} asked={asked} /> : null}
      {parts.asked ? <PartsSheet {...parts} asked={parts.asked} /> : null}
    </>
  );
}

const countOf = (list: RemoteState<PagedRows<LeverTrade>>) => ({
  count: list.state === 'ready' ? list.data.rows.length : undefined,
  isCountOpen: list.state === 'ready' && list.data.more !== 'none',
});

/** Open positions, pending orders and closed positions. */
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
            label: props.isDemo ? (
              <FormattedMessage id="lever.demo.positions" defaultMessage="Demo positions" />
            ) : (
              <FormattedMessage id="lever.positions" defaultMessage="Positions" />
            ),
            ...countOf(props.open),
          },
          {
            id: 'orders',
            label: <FormattedMessage id="lever.orders" defaultMessage="Orders" />,
            ...countOf(props.waiting),
          },
          { id: 'history', label: <FormattedMessage id="spot.tabs.history" defaultMessage="History" /> },
        ]}
      />
      <div id={panelId} role="tabpanel">
        {tab === 'positions' ? (
          <OpenPositions {...props} />
        ) : tab === 'orders' ? (
          <Waiting {...props} />
        ) : (
          <Past {...props} />
        )}
      </div>
    </section>
  );
}
