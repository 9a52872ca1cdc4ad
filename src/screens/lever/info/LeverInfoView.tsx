import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../../api/market.ts';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';
import { priceStep } from '../../../components/market/ownStep.ts';
import type { Freshness } from '../../../components/market/PairHeader.tsx';
import { ChartLink } from '../../../components/market/ChartLink.tsx';
import { PairScreen, type PairChoice } from '../../../components/market/PairScreen.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { TextSkeleton } from '../../../ui/loading/TextSkeleton.tsx';
import { ContractCurve, type ContractCurveProps } from '../ContractCurve.tsx';
import { ContractFacts, LimitFacts, type LeverLimits } from './ContractFacts.tsx';
import { ContractPrice, useContractPrice, type ContractPrices } from '../ContractPrice.tsx';
import { Insurance, type InsuranceProps } from './Insurance.tsx';
import { LiquidationCalculator } from './LiquidationCalculator.tsx';
import { LiquidationRule } from './LiquidationRule.tsx';
import { MarginTiers } from './MarginTiers.tsx';

export interface LeverInfoViewProps
  extends PairChoice, ContractCurveProps, Omit<ContractPrices, 'quote'>, InsuranceProps {
  /** Contract terms: `none` if the pair has no contract, `unreported` if the back end does not send them. */
  terms: ContractTerms | 'none' | 'unreported';
  /** Limits of the logged-in user; undefined for a visitor and until loaded. */
  limits: LeverLimits | undefined;
  freshness: Freshness;
  isOffline: boolean;
  onBack: () => void;
  links: {
    chart: string;
    trade: string;
    /** Link to the demo account; undefined if there is none. */
    practise: string | undefined;
  };
  /** Offline notice: no data is live. */
  offlineBar: ReactNode;
}

/** Without contract terms from the back end, the liquidation price cannot be computed in advance. */
function Risk({ isForeseen }: { isForeseen: boolean }) {
  return (
    <Stack gutter padBlock="3">
      <Notice
        tone="warning"
        lead={<FormattedMessage id="lever.info.risk" defaultMessage="You can lose your whole margin." />}
      >
        {isForeseen ? (
          <FormattedMessage
            id="lever.info.risk.text"
            defaultMessage="With leverage, a small move is enough. The liquidation price is shown before you open a position."
          />
        ) : (
          <FormattedMessage
            id="lever.info.risk.move"
            defaultMessage="With leverage, a small move is enough."
          />
        )}
      </Notice>
    </Stack>
  );
}

function OrderBar({ links }: Pick<LeverInfoViewProps, 'links'>) {
  const intl = useIntl();
  return (
    <Stack
      as="nav"
      label={intl.formatMessage({ id: 'lever.info.actions', defaultMessage: 'Trade this contract' })}
      direction="row"
      gap="3"
      equal
    >
      {links.practise === undefined ? null : (
        <Button variant="secondary" href={links.practise}>
          <FormattedMessage id="lever.practise" defaultMessage="Practise first" />
        </Button>
      )}
      <Button href={links.trade}>
        <FormattedMessage id="lever.trade" defaultMessage="Trade" />
      </Button>
    </Stack>
  );
}

interface ContractProps extends LeverInfoViewProps {
  quote: PairQuote;
}

/** Separate component, since it rerenders with the price. */
function Calculator({ terms, ...props }: ContractProps & { terms: ContractTerms }) {
  const { quote, limits } = props;
  const { price } = useContractPrice(props);
  const leverages = limits?.leverages ?? terms.leverages;
  return <LiquidationCalculator quote={quote} terms={terms} leverages={leverages} price={price} />;
}

/** Sections derived from the contract terms. */
function Terms({ terms, ...props }: ContractProps & { terms: ContractTerms }) {
  const { quote } = props;
  return (
    <>
      <ContractFacts quote={quote} terms={terms} />
      <MarginTiers tiers={terms.rules.tiers} currency={quote.legal_name} />
      <LiquidationRule base={quote.currency_name} />
      <Calculator {...props} terms={terms} />
    </>
  );
}

/** Contract terms are unknown, and the app does not guess them. */
function Unreported({ limits }: Pick<LeverInfoViewProps, 'limits'>) {
  return (
    <Stack padBlock="3" gap="4">
      {limits ? <LimitFacts limits={limits} /> : null}
      <Stack gutter>
        <Notice tone="neutral">
          <FormattedMessage
            id="lever.info.unreported"
            defaultMessage="Fees, margin tiers and liquidation prices are not available for this contract."
          />
        </Notice>
      </Stack>
    </Stack>
  );
}

function Contract(props: ContractProps) {
  const { quote, terms, freshness, isOffline } = props;
  const isStale = freshness.level === 'stale' || isOffline;
  const tick = typeof terms === 'string' ? priceStep(quote) : terms.rules.priceTick;
  return (
    <>
      <Risk isForeseen={typeof terms !== 'string'} />
      <Stack gutter padBlock="3">
        <ContractPrice {...props} tick={tick} />
      </Stack>
      <ContractCurve {...props} isStale={isStale} />
      {typeof terms === 'string' ? (
        <Unreported limits={props.limits} />
      ) : (
        <Terms key={quote.symbol} {...props} terms={terms} />
      )}
      <Insurance {...props} />
    </>
  );
}

function NoContract({ symbol, onPick }: { symbol: string; onPick: () => void }) {
  return (
    <Empty
      title={
        <FormattedMessage
          id="lever.info.none"
          defaultMessage="There is no contract on {symbol}"
          values={{ symbol }}
        />
      }
      action={
        <Button onClick={onPick}>
          <FormattedMessage id="lever.info.choose" defaultMessage="Choose a contract" />
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <>
      <Stack gutter padBlock="3" gap="4">
        <Skeleton shape="headline" />
        <Skeleton shape="block" />
      </Stack>
      <Stack gutter gap="5">
        <TextSkeleton />
        <TextSkeleton />
      </Stack>
    </>
  );
}

/** Contract details before trading: price, terms, risk and liquidation. */
export function LeverInfoView(props: LeverInfoViewProps) {
  const { symbol, isUnknown = false, onNone, pair, terms, links, onBack, offlineBar } = props;
  const isTraded = !isUnknown && !onNone && terms !== 'none';
  return (
    <PairScreen
      choice={props}
      kind={
        symbol === '' || terms === 'none' ? undefined : (
          <FormattedMessage id="lever.perpetual" defaultMessage="perpetual" />
        )
      }
      onBack={onBack}
      actions={isTraded ? <ChartLink href={links.chart} /> : undefined}
      offlineBar={offlineBar}
      bottom={pair.state === 'failed' || !isTraded ? undefined : <OrderBar links={links} />}
      skeleton={<Loading />}
      failedTitle={
        <FormattedMessage id="lever.info.failed" defaultMessage="We could not load this contract" />
      }
    >
      {(quote, choose) =>
        terms === 'none' ? (
          <NoContract symbol={quote.symbol} onPick={choose} />
        ) : (
          <Contract {...props} quote={quote} />
        )
      }
    </PairScreen>
  );
}
