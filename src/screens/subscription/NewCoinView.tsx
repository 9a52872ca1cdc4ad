import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { percentTaken } from '../../../contracts/rules/subscription.ts';
import type { NewCoin } from '../../api/subscription.ts';
import { Amount, NotReported } from '../../components/amounts/Amount.tsx';
import { FastCalendar } from '../../components/products/FastCalendar.tsx';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { costIn, fewestOf, nameOf, phaseAt, timesOf } from '../../components/subscription/newCoinTerms.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { HeadedSkeleton } from '../../ui/loading/HeadedSkeleton.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { Stepper } from '../../ui/progress/Stepper.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { CoinHead } from './CoinHead.tsx';
import { EstimatedReturn } from './EstimatedReturn.tsx';
import { LockWarning } from '../../components/subscription/LockWarning.tsx';
import { LaunchedDates } from './LaunchedDates.tsx';
import { NewCoinPhase } from './NewCoinPhase.tsx';
import { NoSuchCoin } from './NoSuchCoin.tsx';
import { SoldShare } from './SoldShare.tsx';

interface NewCoinViewProps {
  /** Undefined if no product has this id. */
  product: RemoteState<NewCoin | undefined>;
  /** Not offered in the user's verified country. */
  isClosed: boolean;
  isOffline: boolean;
  /** The server's clock. */
  now: () => number;
  links: { subscribe: string; others: string };
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

interface PartProps {
  product: NewCoin;
  nowMs: number;
}

function Figures({ product }: { product: NewCoin }) {
  const formats = useFormats();
  const dates = useDates();
  const { endMs, launchMs } = timesOf(product);
  const { num, last_num: left, new_currency_name: code } = product;
  return (
    <>
      <Stack direction="row" gap="5" justify="between" wrap>
        <StatTile
          label={<FormattedMessage id="newCoin.price" defaultMessage="Issue price" />}
          value={<Amount value={product.change_rate} coin={product.currency_name} />}
        />
        <StatTile
          label={<FormattedMessage id="newCoin.lockup" defaultMessage="Lock-up" />}
          value={formats.units(product.day, 'day')}
        />
        <StatTile
          label={
            endMs === undefined ? (
              <FormattedMessage id="newCoin.step.launch" defaultMessage="Launch" />
            ) : (
              <FormattedMessage id="newCoin.step.closes" defaultMessage="Closes" />
            )
          }
          value={dates.shortDay(endMs ?? launchMs)}
        />
      </Stack>
      <Stack gap="2">
        <Stack direction="row" gap="3" justify="between" wrap>
          <Text variant="caption" tone="secondary" num>
            <FormattedMessage
              id="newCoin.left"
              defaultMessage="{left} of {all} left"
              values={{
                left: <Amount value={left} coin={code} unit="never" />,
                all: <Amount value={num} coin={code} />,
              }}
            />
          </Text>
          <Text variant="caption" tone="muted" num>
            <FormattedMessage
              id="newCoin.taken"
              defaultMessage="{percent} subscribed"
              values={{ percent: formats.share(percentTaken(num, left)) }}
            />
          </Text>
        </Stack>
        <SoldShare product={product} />
      </Stack>
    </>
  );
}

/** Timeline of the subscription, as far as the back end reports it. */
function Steps({ product, nowMs }: PartProps) {
  const intl = useIntl();
  const dates = useDates();
  const { startMs, endMs, launchMs } = timesOf(product);
  const { lock_ms: saidMs, unlock_ms: unlockMs } = product;
  // If the lock-up starts with each payment, the date assumes a payment now.
  const isFromPayment = phaseAt(product, nowMs) === 'open' && saidMs !== undefined && saidMs <= nowMs;
  const lockMs = isFromPayment ? nowMs : saidMs;
  const known = [
    { timeMs: startMs, word: <FormattedMessage id="newCoin.step.opens" defaultMessage="Opens" /> },
    { timeMs: endMs, word: <FormattedMessage id="newCoin.step.closes" defaultMessage="Closes" /> },
    {
      timeMs: lockMs,
      word: isFromPayment ? (
        <FormattedMessage id="newCoin.step.paid" defaultMessage="Paid now" />
      ) : (
        <FormattedMessage id="newCoin.lockup" defaultMessage="Lock-up" />
      ),
    },
    { timeMs: launchMs, word: <FormattedMessage id="newCoin.step.launch" defaultMessage="Launch" /> },
    { timeMs: unlockMs, word: <FormattedMessage id="newCoin.order.unlocks" defaultMessage="Unlocks" /> },
  ].flatMap(({ timeMs, word }) => (timeMs === undefined ? [] : [{ timeMs, word }]));
  const steps = known.toSorted((a, b) => a.timeMs - b.timeMs);
  return (
    <Stepper
      label={intl.formatMessage({ id: 'hosting.course', defaultMessage: 'Timeline' })}
      steps={steps.map(({ timeMs, word }) => (
        <>
          {word}
          <br />
          {dates.shortDay(timeMs)}
        </>
      ))}
      at={steps.filter(({ timeMs }) => timeMs < nowMs).length}
    />
  );
}

function Terms({ product }: { product: NewCoin }) {
  const formats = useFormats();
  const dates = useDates();
  const { new_currency_name: code, currency_name: coin, num, interest_rate: rate } = product;
  const fewest = fewestOf(product);
  const rows: KeyValueRow[] = [
    {
      label: <FormattedMessage id="newCoin.offered" defaultMessage="In this offer" />,
      value: <Amount value={num} coin={code} />,
    },
    {
      label: <FormattedMessage id="deposit.minimum" defaultMessage="Minimum" />,
      value: (
        <FormattedMessage
          id="newCoin.minimum"
          defaultMessage="{quantity}, {amount}"
          values={{
            quantity: <Amount value={fewest} coin={code} />,
            amount: <Amount value={costIn(product, fewest)} coin={coin} />,
          }}
        />
      ),
    },
    { label: <FormattedMessage id="newCoin.payWith" defaultMessage="Pay with" />, value: coin },
    {
      label: <FormattedMessage id="newCoin.start" defaultMessage="Subscription opens" />,
      value: dates.withZone(timesOf(product).startMs),
    },
    {
      label: <FormattedMessage id="newCoin.launch" defaultMessage="Estimated launch" />,
      value: dates.withZone(timesOf(product).launchMs),
    },
    ...(rate === undefined || /[1-9]/.test(rate)
      ? [
          {
            label: <FormattedMessage id="newCoin.totalRate" defaultMessage="Total return over the lock-up" />,
            value: rate === undefined ? <NotReported /> : formats.feeRate(rate),
          },
        ]
      : []),
    {
      label: <FormattedMessage id="newCoin.estimate" defaultMessage="Estimated gross return" />,
      value: <EstimatedReturn product={product} />,
    },
  ];
  return <KeyValue frame="line" rows={rows} />;
}

/** The button, or the note that replaces it. */
function Action({ product, nowMs, isOffline, href }: PartProps & { isOffline: boolean; href: string }) {
  const dates = useDates();
  const { startMs, launchMs } = timesOf(product);
  switch (phaseAt(product, nowMs)) {
    case 'open':
      return (
        <Button width="block" href={isOffline ? undefined : href} disabled={isOffline}>
          <FormattedMessage
            id="newCoin.subscribeTo"
            defaultMessage="Subscribe to {coin}"
            values={{ coin: product.new_currency_name }}
          />
        </Button>
      );
    case 'soldOut':
      return (
        <Button width="block" disabled>
          <FormattedMessage id="newCoin.soldOut" defaultMessage="Sold out" />
        </Button>
      );
    case 'notStarted':
      return (
        <Text as="p" variant="bodyStrong" align="center" num>
          <FormattedMessage
            id="newCoin.opensAt"
            defaultMessage="Opens {time}"
            values={{ time: dates.withZone(startMs) }}
          />
        </Text>
      );
    case 'closed':
      return (
        <Text as="p" variant="bodyStrong" align="center" num>
          <FormattedMessage
            id="newCoin.launchAt"
            defaultMessage="Launch planned for {time}"
            values={{ time: dates.withZone(launchMs) }}
          />
        </Text>
      );
    case 'launched':
      return (
        <Text as="p" variant="bodyStrong" align="center" num>
          <LaunchedDates launchMs={launchMs} unlockMs={product.unlock_ms} write={dates.day} />
        </Text>
      );
  }
}

/** All information about a new coin before payment. */
export function NewCoinView(props: NewCoinViewProps) {
  const { product, isClosed, isOffline, now, links, onRefresh, onBack, offlineBar } = props;
  const known = product.state === 'ready' ? product.data : undefined;
  return (
    <SubScreen
      title={known ? nameOf(known) : <FormattedMessage id="newCoin.one" defaultMessage="New coin" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
    >
      <Remote
        of={product}
        skeleton={<HeadedSkeleton of="facts" />}
        failedTitle={
          <FormattedMessage id="newCoin.failed" defaultMessage="The product could not be loaded" />
        }
      >
        {(found) =>
          isClosed ? (
            <ProductClosed onBack={onBack} />
          ) : found === undefined ? (
            <NoSuchCoin href={links.others} />
          ) : (
            <>
              <FastCalendar dayS={found.day_s} of="lockup" />
              <Stack gap="5" gutter padBlock="4">
                <CoinHead product={found} end={<NewCoinPhase phase={phaseAt(found, now())} />} />
                <Figures product={found} />
                <Steps product={found} nowMs={now()} />
                <Terms product={found} />
                <Text as="p" variant="label" tone="secondary" weight="regular">
                  {found.introduction}{' '}
                  <FormattedMessage
                    id="newCoin.issuers"
                    defaultMessage="Text and figures are the issuer’s; we have not audited them."
                  />
                </Text>
                <LockWarning product={found} />
              </Stack>
              <BottomBar>
                <Action product={found} nowMs={now()} isOffline={isOffline} href={links.subscribe} />
              </BottomBar>
            </>
          )
        }
      </Remote>
    </SubScreen>
  );
}
