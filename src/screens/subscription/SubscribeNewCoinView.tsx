import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quantityFor } from '../../../contracts/rules/subscription.ts';
import type { NewCoin, NewCoinOrder } from '../../api/subscription.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import { CommandScreen } from '../../components/command/CommandScreen.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { LimitedAmountField } from '../../components/forms/LimitedAmountField.tsx';
import { FastCalendar } from '../../components/products/FastCalendar.tsx';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import {
  costIn,
  fewestOf,
  payScaleOf,
  phaseAt,
  termsOf,
} from '../../components/subscription/newCoinTerms.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Pill } from '../../ui/facts/Pill.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Text } from '../../ui/text/Text.tsx';
import { CoinHead } from './CoinHead.tsx';
import { EstimatedReturn } from './EstimatedReturn.tsx';
import { LockLine } from './LockLine.tsx';
import { LockWarning } from '../../components/subscription/LockWarning.tsx';
import { NewCoinOrderRow } from './NewCoinOrderRow.tsx';
import { NoSuchCoin } from './NoSuchCoin.tsx';
import type { SubscribeValues } from './subscribeForm.ts';
import { useSubscribeForm, type SubscribeParts } from './useSubscribeForm.ts';

interface SubscribeNewCoinViewProps extends CommandForm<SubscribeValues, NewCoinOrder> {
  /** Undefined where there is none of its number. */
  product: RemoteState<NewCoin | undefined>;
  /** Nothing is offered in the country that the caller is verified in. */
  isClosed: boolean;
  /** Free in the spot account; undefined while it is unknown. */
  available: string | undefined;
  /** What was just sent awaits approval: a back end that reviews. */
  isReviewed: boolean;
  /** The server's clock. */
  now: () => number;
  isOffline: boolean;
  links: Record<'own' | 'others' | 'deposit', string>;
  onBack: () => void;
  offlineBar: ReactNode;
}

type FormProps = Omit<SubscribeNewCoinViewProps, 'product'> & { product: NewCoin };

function PayAmount({
  parts,
  product,
  available,
}: { parts: SubscribeParts } & Pick<FormProps, 'product' | 'available'>) {
  const { form, most } = parts;
  const { error, nearest = parts.nearest, ...field } = form.field('amount');
  return (
    <LimitedAmountField
      {...field}
      available={available}
      most={most}
      coin={product.currency_name}
      minimum={costIn(product, fewestOf(product))}
      decimals={payScaleOf(product)}
      problem={error === undefined ? undefined : { text: error, nearest }}
    />
  );
}

/** What goes, what comes of it, and what is said of its return. */
function Outcome({ product, parts }: { product: NewCoin; parts: SubscribeParts }) {
  const dates = useDates();
  const { unlock_ms: unlockMs, currency_name: coin, new_currency_name: code } = product;
  const rows: KeyValueRow[] = [
    {
      label: <FormattedMessage id="newCoin.price" defaultMessage="Issue price" />,
      value: <Amount value={product.change_rate} coin={coin} />,
    },
    {
      label: <FormattedMessage id="newCoin.charged" defaultMessage="Charged now" />,
      value: <Amount value={parts.amount} coin={coin} />,
      variant: 'total',
    },
    {
      label:
        unlockMs === undefined ? (
          <FormattedMessage id="newCoin.receive" defaultMessage="You receive, locked" />
        ) : (
          <FormattedMessage
            id="newCoin.receive.until"
            defaultMessage="You receive, locked until {day}"
            values={{ day: dates.row(unlockMs) }}
          />
        ),
      value: <Amount value={parts.quantity} coin={code} />,
    },
    {
      label: <FormattedMessage id="newCoin.estimate" defaultMessage="Estimated gross return" />,
      value: <EstimatedReturn product={product} />,
    },
  ];
  return <KeyValue frame="line" rows={rows} />;
}

/** What is said of the last subscription while its answer is missing. */
const checking = {
  checking: (
    <FormattedMessage
      id="newCoin.checking.lead"
      defaultMessage="We are checking whether your subscription arrived."
    />
  ),
  notFound: (
    <FormattedMessage
      id="newCoin.notFound.lead"
      defaultMessage="Your subscription has not arrived so far. We keep looking."
    />
  ),
  alike: <FormattedMessage id="newCoin.alike.lead" defaultMessage="We found a subscription like yours." />,
  alikeOf: (order: NewCoinOrder) => <NewCoinOrderRow key={order.id} order={order} isHidden={false} />,
  obstacle: (
    <FormattedMessage
      id="newCoin.obstacle.checking"
      defaultMessage="Your last subscription is being checked."
    />
  ),
};

function SubscribeForm(props: FormProps) {
  const { product, available, links } = props;
  const intl = useIntl();
  const amounts = useAmounts();
  const formats = useFormats();
  const parts = useSubscribeForm(props);
  const { form, amount, missing } = parts;
  const { currency_name: coin } = product;
  const asked = (figure: string) => `${amounts.amount(figure, coin)}\u00a0${coin}`;
  const askedOf = ({ amount: paid }: SubscribeValues) => (
    <FormattedMessage id="transfer.asked" defaultMessage="{amount}." values={{ amount: asked(paid) }} />
  );
  const askedOnceOf = ({ amount: paid }: SubscribeValues) => (
    <FormattedMessage
      id="newCoin.checking.text"
      defaultMessage="{amount}. It is not sent again by itself, and sending it again cannot pay it twice."
      values={{ amount: asked(paid) }}
    />
  );
  return (
    <CommandFrame<SubscribeValues, NewCoinOrder>
      {...props}
      form={form}
      emptied={{ amount: '' }}
      label={intl.formatMessage({ id: 'newCoin.subscribe', defaultMessage: 'Subscribe' })}
      checking={{ ...checking, askedOf, askedOnceOf }}
      busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
      reason={
        missing === undefined ? undefined : (
          <FormattedMessage
            id="newCoin.short"
            defaultMessage="Your balance is short of {amount}. <deposit>Top up</deposit>"
            values={{ amount: asked(missing), deposit: (text) => <Link href={links.deposit}>{text}</Link> }}
          />
        )
      }
      submit={
        amount === undefined ? (
          <FormattedMessage id="newCoin.subscribe" defaultMessage="Subscribe" />
        ) : (
          <FormattedMessage
            id="newCoin.submit"
            defaultMessage="Subscribe and pay {amount}"
            values={{ amount: asked(amount) }}
          />
        )
      }
    >
      <CoinHead product={product} end={<Pill tone="accent">{formats.units(product.day, 'day')}</Pill>} />
      <LockLine product={product} nowMs={props.now()} />
      <PayAmount parts={parts} product={product} available={available} />
      <Outcome parts={parts} product={product} />
      <LockWarning product={product} />
    </CommandFrame>
  );
}

/** What was bought and paid, or that it awaits approval. */
function doneRows(product: NewCoin, { amount }: SubscribeValues, isReviewed: boolean): KeyValueRow[] {
  const { currency_name: coin, new_currency_name: code } = product;
  return [
    {
      label: isReviewed ? (
        <FormattedMessage id="newCoin.done.held" defaultMessage="Held" />
      ) : (
        <FormattedMessage id="newCoin.order.paid" defaultMessage="Paid" />
      ),
      value: <Amount value={amount} coin={coin} />,
    },
    {
      label: <FormattedMessage id="order.quantity" defaultMessage="Quantity" />,
      value: <Amount value={quantityFor(termsOf(product), amount)} coin={code} />,
    },
  ];
}

/** An amount is paid for a new coin: what it buys, until when that is locked, and what is not known. */
export function SubscribeNewCoinView(props: SubscribeNewCoinViewProps) {
  const { product, isClosed, isReviewed, submission, links, now, onBack } = props;
  const intl = useIntl();
  const known = product.state === 'ready' ? product.data : undefined;
  return (
    <CommandScreen<SubscribeValues, NewCoin | undefined>
      {...props}
      title={
        known ? (
          <FormattedMessage
            id="newCoin.subscribeTo"
            defaultMessage="Subscribe to {coin}"
            values={{ coin: known.new_currency_name }}
          />
        ) : (
          <FormattedMessage id="newCoin.subscribe" defaultMessage="Subscribe" />
        )
      }
      needs={product}
      failedTitle={intl.formatMessage({
        id: 'hosting.product.failed',
        defaultMessage: 'Product or balance could not be loaded',
      })}
      records={{
        label: intl.formatMessage({ id: 'newCoins.own', defaultMessage: 'My new coins' }),
        href: links.own,
      }}
      done={{
        title: isReviewed ? (
          <FormattedMessage id="newCoin.done.review" defaultMessage="Awaiting approval" />
        ) : (
          <FormattedMessage id="newCoin.subscribed" defaultMessage="Subscribed" />
        ),
        rowsOf: (values) => (known === undefined ? [] : doneRows(known, values, isReviewed)),
        note: isReviewed ? (
          <Text as="p" variant="caption" tone="secondary">
            <FormattedMessage
              id="newCoin.done.review.text"
              defaultMessage="The price is frozen until it is decided. Nothing has been paid yet."
            />
          </Text>
        ) : undefined,
      }}
    >
      {(found) =>
        // What became of one that was sent is said all the same.
        isClosed && submission.state === 'idle' ? (
          <ProductClosed onBack={onBack} />
        ) : found === undefined || (submission.state === 'idle' && phaseAt(found, now()) !== 'open') ? (
          <NoSuchCoin href={links.others} isEnded={found !== undefined} />
        ) : (
          <>
            <FastCalendar dayS={found.day_s} of="lockup" />
            <SubscribeForm {...props} product={found} />
          </>
        )
      }
    </CommandScreen>
  );
}
