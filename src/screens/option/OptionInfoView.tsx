import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OptionDuration } from '../../api/option.ts';
import { ChartLink } from '../../components/market/ChartLink.tsx';
import { PairScreen, type PairChoice } from '../../components/market/PairScreen.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Room } from '../../ui/loading/Room.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.tsx';
import { DurationTable } from './DurationTable.tsx';
import { OptionCurve, type OptionPrices } from '../../components/option/OptionCurve.tsx';
import { PastPeriods } from '../../components/option/PastPeriods.tsx';
import { SettlementRule } from './SettlementRule.tsx';

export interface OptionInfoViewProps extends PairChoice, OptionPrices {
  durations: RemoteState<readonly OptionDuration[]>;
  onRetryHistory: () => void;
  /** Includes the demo account where one exists. */
  links: { chart: string; trade: string; practise: string | undefined };
  offlineBar: ReactNode;
  onBack: () => void;
}

function OrderBar({ links }: Pick<OptionInfoViewProps, 'links'>) {
  const intl = useIntl();
  return (
    <Stack
      as="nav"
      label={intl.formatMessage({ id: 'option.info.actions', defaultMessage: 'Trade these options' })}
      direction="row"
      gap="3"
      equal
    >
      <Button variant={links.practise === undefined ? 'primary' : 'secondary'} href={links.trade}>
        <FormattedMessage id="lever.trade" defaultMessage="Trade" />
      </Button>
      {links.practise === undefined ? null : (
        <Button href={links.practise}>
          <FormattedMessage id="option.demo.try" defaultMessage="Try demo" />
        </Button>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <Room of="optionTerms">
      <Stack gutter padBlock="3" gap="5">
        <Skeleton shape="block" />
        <TextSkeleton />
        <TextSkeleton />
      </Stack>
    </Room>
  );
}

/** Information on a pair's options before a purchase: payouts, break-even rate and settlement. */
export function OptionInfoView(props: OptionInfoViewProps) {
  const { pair, durations, links, isUnknown = false, onNone, onBack, offlineBar } = props;
  const isNamed = !isUnknown && !onNone;
  return (
    <PairScreen
      choice={props}
      kind={<FormattedMessage id="option.kind" defaultMessage="timed options" />}
      onBack={onBack}
      actions={isNamed ? <ChartLink href={links.chart} /> : undefined}
      offlineBar={offlineBar}
      bottom={pair.state === 'failed' || !isNamed ? undefined : <OrderBar links={links} />}
      skeleton={<Loading />}
      failedTitle={<FormattedMessage id="option.failed" defaultMessage="We could not load these options" />}
    >
      {(quote) => (
        <>
          <Stack gutter padBlock="3" gap="4">
            <Notice
              tone="warning"
              lead={
                <FormattedMessage
                  id="option.info.risk"
                  defaultMessage="You can lose the whole stake, plus the fee, within minutes."
                />
              }
            >
              <FormattedMessage
                id="option.info.risk.text"
                defaultMessage="On average these orders cost money. The table says how often you must be right."
              />
            </Notice>
            <OptionCurve {...props} quote={quote} order={undefined} />
          </Stack>
          <Remote
            of={durations}
            skeleton={<Loading />}
            failedTitle={
              <FormattedMessage id="option.failed" defaultMessage="We could not load these options" />
            }
          >
            {(each) => (
              <Room of="optionTerms">
                <DurationTable durations={each.filter(({ status }) => status === 1)} />
                <PastPeriods
                  key={quote.symbol}
                  {...props}
                  durations={each.filter(({ status }) => status === 1)}
                />
              </Room>
            )}
          </Remote>
          <SettlementRule />
        </>
      )}
    </PairScreen>
  );
}
