import { FormattedMessage, useIntl } from 'react-intl';
import { quantityFor } from '../../../contracts/rules/subscription.ts';
import type { NewCoin, NewCoinOrder } from '../../api/subscription.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { amountAsked } from '../../components/command/CheckingNotice.tsx';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import { LimitedAmountField } from '../../components/forms/LimitedAmountField.tsx';
import type { ProductValues } from '../../components/products/productOrder.ts';
import {
  ProductOrderScreen,
  type KnownProduct,
  type ProductOrderProps,
} from '../../components/products/ProductOrderScreen.tsx';
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
import { Text } from '../../ui/text/Text.tsx';
import { CoinHead } from './CoinHead.tsx';
import { EstimatedReturn } from './EstimatedReturn.tsx';
import { LockLine } from './LockLine.tsx';
import { LockWarning } from '../../components/subscription/LockWarning.tsx';
import { NewCoinOrderRow } from './NewCoinOrderRow.tsx';
import { NoSuchCoin } from './NoSuchCoin.tsx';
import { useSubscribeForm, type SubscribeParts } from './useSubscribeForm.ts';

interface SubscribeNewCoinViewProps extends ProductOrderProps<NewCoin, ProductValues, NewCoinOrder> {
  /** The subscription just sent awaits approval: the back end reviews subscriptions. */
  isReviewed: boolean;
  links: Record<'own' | 'others' | 'deposit', string>;
}

/** Charge, coins received, and the note on the estimated return. */
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

/** Messages about the last subscription while its response is missing. */
const leads = {
  checking: (
    <FormattedMessage
      id="newCoin.checking.lead"
      defaultMessage="We’re checking whether your subscription was received."
    />
  ),
  notFound: (
    <FormattedMessage
      id="newCoin.notFound.lead"
      defaultMessage="Your subscription has not been received yet. We’ll keep checking."
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

function SubscribeForm(props: KnownProduct<SubscribeNewCoinViewProps, NewCoin>) {
  const { command, product, isOffline, links } = props;
  const intl = useIntl();
  const amounts = useAmounts();
  const formats = useFormats();
  const parts = useSubscribeForm(props);
  const { form, amount, missing, amountField } = parts;
  const { currency_name: coin } = product;
  const asked = (figure: string) => `${amounts.amount(figure, coin)}\u00a0${coin}`;
  return (
    <CommandFrame
      command={command}
      isOffline={isOffline}
      form={form}
      emptied={{ amount: '' }}
      label={intl.formatMessage({ id: 'newCoin.subscribe', defaultMessage: 'Subscribe' })}
      words={{
        ...leads,
        askedOf: (sent) => amountAsked(asked(sent.amount)),
        askedOnceOf: (sent) => (
          <FormattedMessage
            id="newCoin.checking.text"
            defaultMessage="{amount}. We won’t resend it for you. If you send it again, you won’t be charged twice."
            values={{ amount: asked(sent.amount) }}
          />
        ),
      }}
      busy={<FormattedMessage id="claim.sending" defaultMessage="Submitting" />}
      reason={
        missing === undefined ? undefined : (
          <FormattedMessage
            id="newCoin.short"
            defaultMessage="You’re short {amount}. <deposit>Deposit more</deposit>"
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
      <LimitedAmountField
        {...amountField}
        coin={coin}
        minimum={costIn(product, fewestOf(product))}
        decimals={payScaleOf(product)}
      />
      <Outcome parts={parts} product={product} />
      <LockWarning product={product} />
    </CommandFrame>
  );
}

/** Coins bought and amount paid, or a note that approval is pending. */
function doneRows(product: NewCoin, { amount }: ProductValues, isReviewed: boolean): KeyValueRow[] {
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

/** Subscription form: what the amount buys, the end of the lock-up, and what is unknown. */
export function SubscribeNewCoinView(props: SubscribeNewCoinViewProps) {
  const { product, isReviewed, links, now } = props;
  const intl = useIntl();
  const known = product.state === 'ready' ? product.data : undefined;
  return (
    <ProductOrderScreen
      page={props}
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
        rowsOf: (bought, made) => doneRows(bought, made, isReviewed),
        note: isReviewed ? (
          <Text as="p" variant="caption" tone="secondary">
            <FormattedMessage
              id="newCoin.done.review.text"
              defaultMessage="The amount is frozen until a decision is made. You have not been charged yet."
            />
          </Text>
        ) : undefined,
      }}
      isOpen={(found) => phaseAt(found, now()) === 'open'}
      notOpen={(found) => <NoSuchCoin href={links.others} isEnded={found !== undefined} />}
      daysOf="lockup"
    >
      {(found) => <SubscribeForm {...props} product={found} />}
    </ProductOrderScreen>
  );
}
