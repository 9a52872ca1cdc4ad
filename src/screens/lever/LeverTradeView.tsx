import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import { DemoPill } from '../../components/lever/LeverPills.tsx';
import { ChartLink } from '../../components/market/ChartLink.tsx';
import { PairScreen, type PairChoice } from '../../components/market/PairScreen.tsx';
import { TradeColumns } from '../../components/book/TradeColumns.tsx';
import { demoFailed } from '../../components/products/demoWords.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Room } from '../../ui/loading/Room.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { AccountStrip } from './AccountStrip.tsx';
import { LeverPanel, type LeverPanelProps, type LeverLimitsNow } from './LeverPanel.tsx';
import { Positions, type PositionsProps } from './Positions.tsx';
import type { AccountProps } from './useAccountFigures.ts';

export interface LeverTradeViewProps
  extends
    PairChoice,
    Omit<LeverPanelProps, 'limits' | 'links' | 'isOffline' | 'isDemo'>,
    Omit<PositionsProps, 'isDemo'>,
    AccountProps {
  /** Contract terms: `none` if the pair has no contract, `unreported` if the back end does not send them. */
  terms: ContractTerms | 'none' | 'unreported';
  limits: RemoteState<LeverLimitsNow>;
  /** Frame that marks the demo account; present for that account only. */
  demo?: ReactNode;
  links: LeverPanelProps['links'] & {
    chart: string;
    info: string;
    /** Link to the demo account; undefined if there is none. */
    practise?: string | undefined;
  };
  /** Offline notice: no data is live. */
  offlineBar: ReactNode;
  tabBar: ReactNode;
}

const roomOf = (isDemo: boolean) => (isDemo ? 'demoContractTicket' : 'contractTicket');

function Loading({ isDemo }: { isDemo: boolean }) {
  const column = (
    <Stack gap="3">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
  return (
    <Room of={roomOf(isDemo)}>
      <Stack gap="4">
        <Stack gutter>
          <Skeleton shape="figure" />
        </Stack>
        <TradeColumns ticket={column} book={column} />
        <Skeleton shape="rows" count={2} />
      </Stack>
    </Room>
  );
}

/** Trading is disabled without contract terms, since the cost of an order cannot be computed. */
function Unreported() {
  return (
    <Stack gutter padBlock="4">
      <Notice tone="neutral">
        <FormattedMessage
          id="lever.info.unreported"
          defaultMessage="Fees, margin tiers and liquidation prices are not available for this contract."
        />
      </Notice>
    </Stack>
  );
}

/** Trading page of one contract: price, ticket next to the order book, positions and orders below. */
export function LeverTradeView(props: LeverTradeViewProps) {
  const { links, offlineBar, tabBar, terms, limits, demo, symbol } = props;
  const isDemo = demo !== undefined;
  const coin = symbol.split('/')[1] ?? '';
  const failedTitle = isDemo ? (
    demoFailed
  ) : (
    <FormattedMessage id="lever.info.failed" defaultMessage="We could not load this contract" />
  );
  const intl = useIntl();
  return (
    <PairScreen
      choice={props}
      kind={isDemo ? <DemoPill /> : <FormattedMessage id="lever.perpetual" defaultMessage="perpetual" />}
      actions={
        <>
          <ChartLink href={links.chart} />
          <IconButton
            icon="info"
            label={intl.formatMessage({ id: 'lever.info.contract', defaultMessage: 'Contract details' })}
            href={links.info}
          />
        </>
      }
      offlineBar={offlineBar}
      above={demo}
      tabBar={tabBar}
      skeleton={<Loading isDemo={isDemo} />}
      failedTitle={failedTitle}
      below={
        <>
          {isDemo ? null : <AccountStrip {...props} coin={coin} />}
          <Positions {...props} isDemo={isDemo} />
        </>
      }
    >
      {(quote) =>
        typeof terms === 'string' ? (
          <Unreported />
        ) : (
          <Remote of={limits} skeleton={<Loading isDemo={isDemo} />} failedTitle={failedTitle}>
            {(now) => (
              <Room of={roomOf(isDemo)}>
                <LeverPanel
                  key={quote.symbol}
                  {...props}
                  quote={quote}
                  terms={terms}
                  isDemo={isDemo}
                  limits={now}
                />
                {links.practise === undefined ? null : (
                  <Stack align="center" padBlock="3">
                    <Link href={links.practise}>
                      <FormattedMessage id="lever.practise" defaultMessage="Practise first" />
                    </Link>
                  </Stack>
                )}
              </Room>
            )}
          </Remote>
        )
      }
    </PairScreen>
  );
}
