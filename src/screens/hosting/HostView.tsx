import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { simpleAnnualRate, totalRate } from '../../../contracts/rules/hosting.ts';
import type { HostingOrder, HostingProduct } from '../../api/hosting.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { amountAsked } from '../../components/command/CheckingNotice.tsx';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import { LimitedAmountField } from '../../components/forms/LimitedAmountField.tsx';
import { dayRateOf, hostingTerms, inPercent, scheduleOf } from '../../components/hosting/hostingTerms.ts';
import { orderLeads } from '../../components/orders/orderLeads.tsx';
import {
  ProductOrderScreen,
  type KnownProduct,
  type ProductOrderProps,
} from '../../components/products/ProductOrderScreen.tsx';
import { OrderHead } from './OrderHead.tsx';
import { isOpen, noteOf } from './ProductCard.tsx';
import { ProductTitle } from './ProductTitle.tsx';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { EarlyRedemption } from './EarlyRedemption.tsx';
import type { HostValues } from './hostForm.ts';
import { HostOutcome } from './HostOutcome.tsx';
import { useHostForm, type HostParts } from './useHostForm.ts';

interface HostViewProps extends ProductOrderProps<HostingProduct, HostValues, HostingOrder> {
  links: Record<'orders' | 'products' | 'rules' | 'deposit', string>;
}

/** Rate, term and estimated return. */
function Facts({ product }: { product: HostingProduct }) {
  const formats = useFormats();
  const { yield_source: source } = product;
  return (
    <Stack gap="3">
      <Stack direction="row" gap="5" justify="between" wrap>
        <StatTile
          label={<FormattedMessage id="hosting.dayRate" defaultMessage="Daily rate" />}
          value={formats.feeRate(inPercent(dayRateOf(product)))}
        />
        <StatTile
          label={<FormattedMessage id="hosting.term" defaultMessage="Term" />}
          value={formats.units(product.day, 'day')}
        />
        <StatTile
          label={<FormattedMessage id="hosting.totalRate" defaultMessage="Estimated total return" />}
          value={formats.feeRate(totalRate(hostingTerms(product)))}
        />
      </Stack>
      <Text as="p" variant="caption" tone="muted">
        <FormattedMessage
          id="hosting.annual"
          defaultMessage="{rate} a year, not compounded, estimated. Source: {source}."
          values={{
            rate: formats.feeRate(simpleAnnualRate(dayRateOf(product))),
            source: source ?? '',
          }}
        />
      </Text>
    </Stack>
  );
}

/** Consents, one line each. */
function Consents({ parts, rulesHref }: { parts: HostParts; rulesHref: string }) {
  const { value: agreed, ...agreement } = parts.form.field('agreement');
  const { value: accepted, ...penalty } = parts.form.field('penalty');
  return (
    <>
      <Checkbox {...agreement} checked={agreed}>
        <FormattedMessage
          id="hosting.agreement"
          defaultMessage="I accept the <rules>fund hosting terms</rules>"
          values={{ rules: (text) => <Link href={rulesHref}>{text}</Link> }}
        />
      </Checkbox>
      {parts.isCostly ? (
        <Checkbox {...penalty} checked={accepted}>
          <FormattedMessage
            id="hosting.penalty.agreement"
            defaultMessage="I understand that redeeming early can cost more than the yield paid to me, so I may get back less than I put in"
          />
        </Checkbox>
      ) : null}
    </>
  );
}

const alikeOf = (order: HostingOrder) => (
  <OrderHead key={order.id} order={order} end={<Amount value={order.amount} coin={order.currency_name} />} />
);

function HostForm(props: KnownProduct<HostViewProps, HostingProduct>) {
  const { command, product, isOffline, links } = props;
  const intl = useIntl();
  const amounts = useAmounts();
  const parts = useHostForm(props);
  const { form, amount, terms, isShort, amountField } = parts;
  const { currency_name: coin, day: days } = product;
  const asked = (figure: string) => `${amounts.amount(figure, coin)}\u00a0${coin}`;
  return (
    <CommandFrame
      command={command}
      isOffline={isOffline}
      form={form}
      emptied={{ amount: '', agreement: false, penalty: false }}
      label={intl.formatMessage({ id: 'hosting.host', defaultMessage: 'Invest' })}
      words={{
        ...orderLeads,
        alikeOf,
        askedOf: (sent) => amountAsked(asked(sent.amount)),
        askedOnceOf: (sent) => (
          <FormattedMessage
            id="hosting.checking.text"
            defaultMessage="{amount}. We won’t resend it for you, and sending it again can’t invest it twice."
            values={{ amount: asked(sent.amount) }}
          />
        ),
      }}
      busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
      reason={
        isShort ? (
          <FormattedMessage
            id="hosting.short"
            defaultMessage="Insufficient balance. <deposit>Deposit</deposit>"
            values={{ deposit: (text) => <Link href={links.deposit}>{text}</Link> }}
          />
        ) : undefined
      }
      submit={
        amount === undefined ? (
          <FormattedMessage id="hosting.host" defaultMessage="Invest" />
        ) : (
          <FormattedMessage
            id="hosting.submit"
            defaultMessage="Invest {amount} for {days, plural, one {# day} other {# days}}"
            values={{ amount: asked(amount), days }}
          />
        )
      }
    >
      <Facts product={product} />
      <LimitedAmountField
        {...amountField}
        coin={coin}
        minimum={product.save_min}
        decimals={product.scale ?? finestScale}
      />
      {amount === undefined ? null : (
        <>
          <HostOutcome product={product} terms={hostingTerms(product)} amount={amount} nowMs={props.now()} />
          {terms === undefined ? null : <EarlyRedemption terms={terms} coin={coin} amount={amount} />}
        </>
      )}
      <Consents parts={parts} rulesHref={links.rules} />
    </CommandFrame>
  );
}

/**
 * Shown if the product takes no orders, with the reason.
 * @param product an available product that currently takes no orders
 */
function NotOpen({ href, product }: { href: string; product: HostingProduct | undefined }) {
  return (
    <Empty
      title={
        product ? (
          <FormattedMessage id="hosting.offer.closed" defaultMessage="Closed to new orders" />
        ) : (
          <RefusalText of="hosting.notOnOffer" />
        )
      }
      text={
        (product && noteOf(product)) ?? (
          <FormattedMessage id="hosting.closed.text" defaultMessage="Nothing was debited." />
        )
      }
      action={
        <Button href={href}>
          <FormattedMessage id="hosting.closed.others" defaultMessage="Other products" />
        </Button>
      }
    />
  );
}

interface ScheduledProps extends Pick<HostViewProps, 'now'> {
  product: HostingProduct;
}

/** Schedule of a completed order: the change of day does not shift its dates. */
function Scheduled({ product, now, at }: ScheduledProps & { at: 'firstMs' | 'endMs' }) {
  const dates = useDates();
  const [timeMs] = useState(() => scheduleOf(product, now())[at]);
  return <span>{dates.withZone(timeMs ?? NaN)}</span>;
}

/** Times of the first interest payment and of maturity. */
function scheduleRows(scheduled: ScheduledProps): KeyValueRow[] {
  if (scheduled.product.payment_time === undefined) return [];
  return [
    {
      label: <FormattedMessage id="hosting.done.first" defaultMessage="First yield" />,
      value: <Scheduled {...scheduled} at="firstMs" />,
    },
    {
      label: <FormattedMessage id="security.held.ends" defaultMessage="Ends" />,
      value: <Scheduled {...scheduled} at="endMs" />,
    },
  ];
}

/** Hosting order form: return, early redemption cost and consents. */
export function HostView(props: HostViewProps) {
  const { product, links, now } = props;
  const intl = useIntl();
  const known = product.state === 'ready' ? product.data : undefined;
  return (
    <ProductOrderScreen
      page={props}
      title={
        known ? <ProductTitle row={known} /> : <FormattedMessage id="hosting.host" defaultMessage="Invest" />
      }
      records={{
        label: intl.formatMessage({ id: 'hosting.orders.title', defaultMessage: 'Hosting orders' }),
        href: links.orders,
      }}
      done={{
        title: <FormattedMessage id="hosting.done" defaultMessage="Hosted" />,
        rowsOf: (hosted, { amount }) => [
          {
            label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
            value: <Amount value={amount} coin={hosted.currency_name} />,
          },
          ...scheduleRows({ product: hosted, now }),
        ],
      }}
      isOpen={isOpen}
      notOpen={(found) => <NotOpen href={links.products} product={found} />}
    >
      {(found) => <HostForm {...props} product={found} />}
    </ProductOrderScreen>
  );
}
