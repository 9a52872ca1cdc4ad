import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BigNumber } from 'bignumber.js';
import type { Ieo } from '../../api/ieo.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import { useLeftText } from '../../components/live/useLeftText.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Dial } from '../../ui/progress/Dial.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { Stepper } from '../../ui/progress/Stepper.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { IeoPill } from './IeoPill.tsx';
import { ieoTimes, stageAt, stageIndex } from './productTerms.ts';
import { useStages } from './useStages.tsx';

interface PartProps {
  product: Ieo;
  nowMs: number;
}

function Head({ product, nowMs }: PartProps) {
  return (
    <Stack direction="row" gap="3" align="center" justify="between" wrap>
      <Stack direction="row" gap="4" align="center">
        <CoinDisc {...coinMark(product.currency_name)} />
        <Stack>
          <Text as="h2" variant="title3">
            {product.name} · {product.currency_name}
          </Text>
          <Text variant="label" tone="secondary" weight="regular">
            <FormattedMessage id="ieo.proRata" defaultMessage="Allotted pro rata" />
          </Text>
        </Stack>
      </Stack>
      <IeoPill stage={stageAt(product, nowMs)} />
    </Stack>
  );
}

/** How much of the offer is applied for, in the text's own figures. */
function Demand({ product: { totals, supply } }: { product: Ieo }) {
  const intl = useIntl();
  const formats = useFormats();
  if (totals === undefined) return null;
  const percent = new BigNumber(totals.applied).times(100).div(supply);
  const label = intl.formatMessage(
    { id: 'ieo.demand', defaultMessage: '{applied} applied for, {offered} on offer' },
    { applied: formats.short(totals.applied), offered: formats.short(supply) },
  );
  return (
    <>
      <Text as="p" variant="caption" tone="secondary" num>
        {label}
      </Text>
      <ProgressBar
        label={label}
        percent={percent.isFinite() ? Math.min(100, Math.floor(percent.toNumber())) : 0}
      />
    </>
  );
}

function Price({ product, nowMs }: PartProps) {
  const left = useLeftText();
  const { startMs, endMs } = ieoTimes(product);
  return (
    <Stack direction="row" gap="5" align="center" justify="between">
      <Stack grow gap="2">
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage id="ieo.price" defaultMessage="IEO price" />
        </Text>
        <Text as="p" variant="title1" num>
          <Amount value={product.price} coin={product.pay_currency_name} unit="never" />{' '}
          <Text variant="label" tone="muted">
            {product.pay_currency_name}
          </Text>
        </Text>
        <Demand product={product} />
      </Stack>
      {stageAt(product, nowMs) === 'open' ? (
        <Dial
          size="sm"
          share={(endMs - nowMs) / (endMs - startMs)}
          value={left((endMs - nowMs) / 1000)}
          unit={<FormattedMessage id="security.held.left" defaultMessage="left" />}
        />
      ) : null}
    </Stack>
  );
}

function Steps({ product, nowMs }: PartProps) {
  const intl = useIntl();
  const stages = useStages(product)(nowMs);
  return (
    <Stepper
      label={intl.formatMessage({ id: 'hosting.course', defaultMessage: 'Timeline' })}
      at={stageIndex[stageAt(product, nowMs)]}
      steps={stages.map(({ name, note }) => (
        <>
          {name}
          <br />
          {note}
        </>
      ))}
    />
  );
}

function Terms({ product }: { product: Ieo }) {
  const dates = useDates();
  const { currency_name: code, pay_currency_name: coin } = product;
  const { startMs, endMs, allotMs, payMs, listMs, lockMs } = ieoTimes(product);
  const quantity = (value: string | undefined): ReactNode => <Amount value={value} coin={code} />;
  const rows: KeyValueRow[] = [
    {
      label: <FormattedMessage id="ieo.serial" defaultMessage="Serial number" />,
      value: product.serial_number,
    },
    {
      label: <FormattedMessage id="ieo.totalSupply" defaultMessage="Total supply" />,
      value: quantity(product.total_supply),
    },
    {
      label: <FormattedMessage id="ieo.offered" defaultMessage="On offer in this IEO" />,
      value: quantity(product.supply),
    },
    {
      label: <FormattedMessage id="ieo.minimum" defaultMessage="Minimum per application" />,
      value: quantity(product.minimum),
    },
    {
      label: <FormattedMessage id="ieo.maximum" defaultMessage="Maximum per application" />,
      value: quantity(product.maximum),
    },
    {
      label: <FormattedMessage id="ieo.cap" defaultMessage="Maximum allotment per account" />,
      value: quantity(product.totals?.cap),
    },
    {
      label: <FormattedMessage id="ieo.listingPrice" defaultMessage="Listing price" />,
      value: <Amount value={product.listing_price} coin={coin} />,
    },
    {
      label: <FormattedMessage id="ieo.from" defaultMessage="Applications from" />,
      value: dates.withZone(startMs),
    },
    {
      label: <FormattedMessage id="ieo.until" defaultMessage="Applications until" />,
      value: dates.withZone(endMs),
    },
    {
      label: <FormattedMessage id="ieo.allotment" defaultMessage="Allotment" />,
      value: dates.withZone(allotMs),
    },
    { label: <FormattedMessage id="ieo.payBy" defaultMessage="Pay by" />, value: dates.withZone(payMs) },
    {
      label: <FormattedMessage id="ieo.listing" defaultMessage="Listing planned" />,
      value: dates.withZone(listMs),
    },
    {
      label: <FormattedMessage id="ieo.lockedUntil" defaultMessage="Locked until" />,
      value: dates.withZone(lockMs),
    },
  ];
  return <KeyValue frame="line" rows={rows} />;
}

/** All information about a product before an application. */
export function IeoFacts({ product, nowMs }: PartProps) {
  const dates = useDates();
  return (
    <>
      <Head product={product} nowMs={nowMs} />
      <Price product={product} nowMs={nowMs} />
      <Steps product={product} nowMs={nowMs} />
      <Terms product={product} />
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="ieo.rule"
          defaultMessage="Coins are allotted in proportion to the quantities applied for, each rounded down. No account gets more than the maximum per account; the excess is shared among the others."
        />
      </Text>
      <Text as="p" variant="label" tone="secondary" weight="regular">
        {product.description}{' '}
        <FormattedMessage
          id="newCoin.issuers"
          defaultMessage="Text and figures are the issuer’s; we have not audited them."
        />
      </Text>
      <Notice
        tone="warning"
        lead={
          <FormattedMessage
            id="ieo.warning"
            defaultMessage="You may be allotted less than you apply for, or none."
          />
        }
      >
        <FormattedMessage
          id="ieo.warning.text"
          defaultMessage="Coins that you pay for are locked until {time} and can lose value. You may let an allotment lapse; that costs nothing."
          values={{ time: dates.withZone(ieoTimes(product).lockMs) }}
        />
      </Notice>
    </>
  );
}
