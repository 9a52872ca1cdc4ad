import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Ieo, IeoAnswer, IeoApplication } from '../../api/ieo.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { amountAsked } from '../../components/command/CheckingNotice.tsx';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import { LimitedAmountField } from '../../components/forms/LimitedAmountField.tsx';
import {
  ProductOrderScreen,
  type KnownProduct,
  type ProductOrderProps,
} from '../../components/products/ProductOrderScreen.tsx';
import type { ProductValues } from '../../components/products/productOrder.ts';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { useDates } from '../../intl/useDates.ts';
import { utcMs } from '../../intl/utcMs.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Estimate } from './Estimate.tsx';
import { IeoFacts } from './IeoFacts.tsx';
import { coinScaleOf, ieoTimes, stageAt } from './productTerms.ts';
import { StageSentence } from './StageSentence.tsx';
import { useApplyForm, type ApplyParts } from './useApplyForm.ts';

interface ApplyPageProps extends ProductOrderProps<Ieo, ProductValues, IeoApplication> {
  /** The application just made; undefined if the back end only confirmed it. */
  application: IeoAnswer | undefined;
  links: {
    /** Own applications. */
    records: string;
    application: (id: number) => string;
    others: string;
    deposit: string;
  };
}

/** Nothing is charged now; what is due later, as of now and at most. */
function Costs({ product, parts }: { product: Ieo; parts: ApplyParts }) {
  const dates = useDates();
  const amounts = useAmounts();
  const { pay_currency_name: coin, pay_date: payDate } = product;
  const rows: KeyValueRow[] = [
    {
      label: <FormattedMessage id="newCoin.charged" defaultMessage="Charged now" />,
      value: <Amount value="0" coin={coin} />,
      variant: 'total',
    },
    {
      label: (
        <FormattedMessage
          id="ieo.due"
          defaultMessage="To pay by {time}, as of now"
          values={{ time: dates.row(utcMs(payDate)) }}
        />
      ),
      value: (
        <span translate="no">
          {amounts.estimate(parts.due, coin, 'cost')}
          {parts.due === undefined ? null : `\u00a0${coin}`}
        </span>
      ),
    },
    {
      label: <FormattedMessage id="ieo.most" defaultMessage="Maximum to pay" />,
      value: <Amount value={parts.most} coin={coin} />,
    },
    {
      label: <FormattedMessage id="ieo.free" defaultMessage="Must be free in your Spot account" />,
      value: <Amount value={parts.needed} coin={coin} />,
    },
  ];
  return <KeyValue frame="line" rows={rows} />;
}

/** An application with equal values. */
function Alike({ application }: { application: IeoApplication }) {
  const dates = useDates();
  return (
    <KeyValue
      rows={[
        {
          label: application.serial_number,
          value: <Amount value={application.amount} coin={application.currency_name} />,
        },
        {
          label: application.name,
          value: dates.detail(utcMs(application.created_at)),
        },
      ]}
    />
  );
}

/** Messages about the last application while its response is missing. */
const leads = {
  checking: (
    <FormattedMessage
      id="ieo.checking.lead"
      defaultMessage="We’re checking whether your application was received."
    />
  ),
  notFound: (
    <FormattedMessage
      id="ieo.notFound.lead"
      defaultMessage="Your application has not been received yet. We’ll keep checking."
    />
  ),
  alike: <FormattedMessage id="ieo.alike.lead" defaultMessage="We found an application like yours." />,
  alikeOf: (found: IeoApplication) => <Alike key={found.id} application={found} />,
  obstacle: (
    <FormattedMessage id="ieo.obstacle.checking" defaultMessage="Your last application is being checked." />
  ),
};

/** Why the form cannot be sent: the missing amount, and how to top up. */
function Short({ amount, coin, href }: { amount: string; coin: string; href: string }) {
  const amounts = useAmounts();
  return (
    <FormattedMessage
      id="newCoin.short"
      defaultMessage="You’re short {amount}. <deposit>Deposit more</deposit>"
      values={{
        amount: `${amounts.amount(amount, coin)}\u00a0${coin}`,
        deposit: (text) => <Link href={href}>{text}</Link>,
      }}
    />
  );
}

function ApplyForm(props: KnownProduct<ApplyPageProps, Ieo>) {
  const { command, product, isOffline, links, now } = props;
  const intl = useIntl();
  const amounts = useAmounts();
  const parts = useApplyForm(props);
  const { form, amount, missing, amountField } = parts;
  const { currency_name: code, pay_currency_name: coin, minimum, maximum } = product;
  const asked = (quantity: string) => `${amounts.amount(quantity, code)}\u00a0${code}`;
  const each = `${amounts.amount(product.price, coin)}\u00a0${coin}`;
  return (
    <CommandFrame
      command={command}
      isOffline={isOffline}
      form={form}
      emptied={{ amount: '' }}
      label={intl.formatMessage({ id: 'ieo.step.apply', defaultMessage: 'Apply' })}
      words={{
        ...leads,
        askedOf: (sent) => amountAsked(asked(sent.amount)),
        askedOnceOf: (sent) => (
          <FormattedMessage
            id="ieo.checking.text"
            defaultMessage="{amount}. We won’t resend it for you, and sending it again can’t apply twice."
            values={{ amount: asked(sent.amount) }}
          />
        ),
      }}
      busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
      reason={missing && <Short amount={missing} coin={coin} href={links.deposit} />}
      submit={
        amount === undefined ? (
          <FormattedMessage id="ieo.step.apply" defaultMessage="Apply" />
        ) : (
          <FormattedMessage
            id="ieo.submit"
            defaultMessage="Apply for {amount}"
            values={{ amount: asked(amount) }}
          />
        )
      }
    >
      <IeoFacts product={product} nowMs={now()} />
      <LimitedAmountField
        {...amountField}
        label={<FormattedMessage id="order.quantity" defaultMessage="Quantity" />}
        coin={code}
        minimum={minimum}
        decimals={coinScaleOf(product)}
        hint={
          minimum === undefined || maximum === undefined ? (
            <FormattedMessage id="ieo.each" defaultMessage="{price} each" values={{ price: each }} />
          ) : (
            <FormattedMessage
              id="ieo.range"
              defaultMessage="{minimum} to {maximum} per account, {price} each"
              values={{ minimum: amounts.amount(minimum, code), maximum: asked(maximum), price: each }}
            />
          )
        }
      />
      <Estimate product={product} parts={parts} />
      <Costs product={product} parts={parts} />
    </CommandFrame>
  );
}

function NotOpen({ product, now, links }: KnownProduct<ApplyPageProps, Ieo>) {
  const nowMs = now();
  const { application_id: own } = product;
  return (
    <>
      <Stack gap="5" gutter padBlock="5">
        <IeoFacts product={product} nowMs={nowMs} />
      </Stack>
      <BottomBar>
        <Stack gap="3">
          <Text as="p" variant="label" tone="secondary" align="center">
            {/* Also the reason of a refusal, whose toast goes with the form. */}
            {own === undefined ? <RefusalText of="subscription.notOpen" /> : <RefusalText of="ieo.applied" />}
          </Text>
          {own === undefined ? (
            <Text as="p" variant="bodyStrong" align="center" num>
              <StageSentence product={product} nowMs={nowMs} />
            </Text>
          ) : (
            <Button width="block" variant="secondary" href={links.application(own)}>
              <FormattedMessage id="ieo.application" defaultMessage="Your application" />
            </Button>
          )}
        </Stack>
      </BottomBar>
    </>
  );
}

function NoSuchIeo({ href }: { href: string }): ReactNode {
  return (
    <Empty
      title={<FormattedMessage id="ieo.unknown" defaultMessage="This IEO is not available" />}
      action={
        <Button href={href}>
          <FormattedMessage id="ieo.others" defaultMessage="Other IEOs" />
        </Button>
      }
    />
  );
}

function Title({ product }: { product: Ieo | undefined }) {
  return product ? (
    <FormattedMessage id="ieo.title" defaultMessage="IEO · {coin}" values={{ coin: product.currency_name }} />
  ) : (
    <FormattedMessage id="ledger.kind.ieo" defaultMessage="IEOs" />
  );
}

/** Facts of one product, and the application for it. */
export function ApplyPage(props: ApplyPageProps) {
  const { product, application, links, now } = props;
  const intl = useIntl();
  const dates = useDates();
  return (
    <ProductOrderScreen
      page={props}
      title={<Title product={product.state === 'ready' ? product.data : undefined} />}
      records={{
        label: intl.formatMessage({ id: 'ieo.own', defaultMessage: 'My applications' }),
        href: links.records,
      }}
      done={{
        title: <FormattedMessage id="ieo.done" defaultMessage="Application made" />,
        rowsOf: (found, { amount }) => [
          {
            label: <FormattedMessage id="ieo.serial" defaultMessage="Serial number" />,
            value: application?.serial_number ?? found.serial_number,
          },
          {
            label: <FormattedMessage id="ieo.applied" defaultMessage="Applied for" />,
            value: <Amount value={amount} coin={found.currency_name} />,
          },
          {
            label: <FormattedMessage id="newCoin.charged" defaultMessage="Charged now" />,
            value: <Amount value="0" coin={found.pay_currency_name} />,
          },
          {
            label: <FormattedMessage id="ieo.allotment" defaultMessage="Allotment" />,
            value: dates.withZone(ieoTimes(found).allotMs),
          },
        ],
      }}
      isOpen={(found) => found.application_id === undefined && stageAt(found, now()) === 'open'}
      notOpen={(found) =>
        found === undefined ? <NoSuchIeo href={links.others} /> : <NotOpen {...props} product={found} />
      }
    >
      {(found) => <ApplyForm {...props} product={found} />}
    </ProductOrderScreen>
  );
}
