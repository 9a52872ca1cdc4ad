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
  /** What the contract costs: none where the pair has no contract, unreported where the back end does not say it. */
  terms: ContractTerms | 'none' | 'unreported';
  limits: RemoteState<LeverLimitsNow>;
  /** Of the demo account alone: the frame that says so. */
  demo?: ReactNode;
  links: LeverPanelProps['links'] & {
    chart: string;
    info: string;
    /** To the demo account; undefined where there is none. */
    practise?: string | undefined;
  };
  /** Says that nothing is live, while the device is offline. */
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

/** What cannot be reckoned is not traded: nobody would know what an order costs. */
function Unreported() {
  return (
    <Stack gutter padBlock="4">
      <Notice tone="neutral">
        <FormattedMessage
          id="lever.info.unreported"
          defaultMessage="Fees, margin tiers and liquidation prices are not reported for this contract."
        />
      </Notice>
    </Stack>
  );
}

/** Trades one contract: its price, a ticket beside the market's book, positions and orders below. */
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
