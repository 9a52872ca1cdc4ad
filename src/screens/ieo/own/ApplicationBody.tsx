import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { BalanceAmount } from '../../../components/amounts/BalanceAmount.tsx';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { ApplicationAllotment } from './ApplicationAllotment.tsx';
import { ApplicationHead } from './ApplicationHead.tsx';
import {
  applicationTimesOf,
  paymentFor,
  type ApplicationStage,
} from '../../../components/ieo/applicationStage.ts';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { useText, type Source } from '../../../components/live/source.ts';
import type { IeoApplication } from '../../../api/ieo.ts';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

export interface BodyProps {
  application: IeoApplication;
  stage: ApplicationStage;
  nowMs: number;
  /** Available in the spot account; undefined while unknown. */
  available: string | undefined;
  /** Price announced by the issuer; undefined if there is none, or it is unknown. */
  listingPrice: string | undefined;
  /** Last read price of the traded pair; undefined without one. */
  lastPrice: string | undefined;
  live: Source<{ now_price: string } | undefined>;
  /** Prices are not live. */
  isStale: boolean;
  /** A payment has no answer yet. */
  isChecking: boolean;
  onCalendar: () => void;
}

function Checking() {
  return (
    <Notice tone="info" live>
      <FormattedMessage
        id="ieoApplication.checking"
        defaultMessage="We got no response. We’re checking whether your payment went through. It is not sent again."
      />
    </Notice>
  );
}

/** Payment of a quantity at the price of the IEO. */
function paymentRow(application: IeoApplication, quantity: string, variant?: 'total'): KeyValueRow {
  const { currency_name: coin, pay_currency_name: payCoin, price } = application;
  return {
    label: (
      <FormattedMessage
        id="ieoApplication.product"
        defaultMessage="{quantity} × {price}"
        values={{
          quantity: <Amount value={quantity} coin={coin} />,
          price: <Amount value={price} coin={payCoin} />,
        }}
      />
    ),
    value: <Amount value={paymentFor(application, quantity)} coin={payCoin} />,
    ...(variant && { variant }),
  };
}

function useDateRows({ application, stage }: BodyProps): KeyValueRow[] {
  const dates = useDates();
  const { endMs, allotMs, payMs, paidMs, listMs, lockMs } = applicationTimesOf(application);
  const isBefore = stage === 'applied' || stage === 'unknown';
  const isListed = stage === 'locked' || stage === 'unlocked';
  const rows: (KeyValueRow | false)[] = [
    isBefore && {
      label: <FormattedMessage id="ieoApplication.closes" defaultMessage="Applications close" />,
      value: dates.withZone(endMs),
    },
    isBefore && {
      label: <FormattedMessage id="ieo.allotment" defaultMessage="Allotment" />,
      value: dates.withZone(allotMs),
    },
    (isBefore || stage === 'toPay') && {
      label: <FormattedMessage id="ieo.payBy" defaultMessage="Pay by" />,
      value: dates.withZone(payMs),
    },
    paidMs !== undefined && {
      label: <FormattedMessage id="newCoin.order.paid" defaultMessage="Paid" />,
      value: dates.withZone(paidMs),
    },
    {
      label: isListed ? (
        <FormattedMessage id="ieos.listed" defaultMessage="Listed" />
      ) : (
        <FormattedMessage id="ieo.listing" defaultMessage="Listing planned" />
      ),
      value: dates.withZone(listMs),
    },
    {
      label:
        stage === 'unlocked' ? (
          <FormattedMessage id="ieo.step.unlocked" defaultMessage="Unlocked" />
        ) : (
          <FormattedMessage id="ieo.lockedUntil" defaultMessage="Locked until" />
        ),
      value: dates.withZone(lockMs),
    },
  ];
  return rows.filter((row) => row !== false);
}

const withListingPrice: readonly ApplicationStage[] = ['applied', 'toPay', 'overdue', 'paid', 'unknown'];

function usePriceRows({ application, stage, listingPrice }: BodyProps): KeyValueRow[] {
  const { pay_currency_name: payCoin, price } = application;
  return [
    {
      label: <FormattedMessage id="ieo.price" defaultMessage="IEO price" />,
      value: <Amount value={price} coin={payCoin} />,
    },
    ...(withListingPrice.includes(stage)
      ? [
          {
            label: (
              <FormattedMessage id="ieoApplication.listingPrice" defaultMessage="Listing price, announced" />
            ),
            value: <Amount value={listingPrice} coin={payCoin} />,
          },
        ]
      : []),
  ];
}

/** Value of the coins at the price of their pair, compared with the payment. */
function useWorthRows({ application, lastPrice, live, isStale }: BodyProps): KeyValueRow[] {
  const amounts = useAmounts();
  const formats = useFormats();
  const price = useText(live)?.now_price ?? lastPrice;
  const { successful_quantity: quantity, currency_name: coin, pay_currency_name: payCoin } = application;
  if (price === undefined) return [];
  const paid = new BigNumber(paymentFor(application, quantity));
  const worth = new BigNumber(quantity).times(price);
  const difference = worth.minus(paid);
  const values = {
    quantity: <Amount value={quantity} coin={coin} unit="never" />,
    price: formats.exact(price),
  };
  return [
    {
      label: isStale ? (
        <FormattedMessage
          id="ieoApplication.worth.last"
          defaultMessage="Worth at the last price, {quantity} × {price}"
          values={{ ...values }}
        />
      ) : (
        <FormattedMessage
          id="ieoApplication.worth"
          defaultMessage="Worth now, {quantity} × {price}"
          values={{ ...values }}
        />
      ),
      value: <Amount value={worth.toFixed()} coin={payCoin} estimate="receipt" />,
      variant: 'total',
    },
    {
      label: <FormattedMessage id="option.difference" defaultMessage="Difference" />,
      value: (
        <Text tone={difference.isNegative() ? 'negative' : 'positive'} num>
          {amounts.signed(difference.decimalPlaces(8, BigNumber.ROUND_FLOOR).toFixed(), payCoin)}&nbsp;
          {payCoin}
          {paid.gt(0) ? ` (${formats.change(difference.div(paid).times(100).toFixed(4))})` : null}
        </Text>
      ),
    },
  ];
}

/** Rows about money: due, paid or charged. */
function useMoneyRows(props: BodyProps): KeyValueRow[] {
  const { application, stage, available } = props;
  const worth = useWorthRows(props);
  const { pay_currency_name: payCoin, allotment_quantity: allotted, successful_quantity: paid } = application;
  switch (stage) {
    case 'toPay':
      return [
        paymentRow(application, allotted, 'total'),
        {
          label: <FormattedMessage id="claim.paidFrom" defaultMessage="Paid from" />,
          value: (
            <FormattedMessage
              id="ieoApplication.paidFrom"
              defaultMessage="Spot account, {amount}"
              values={{ amount: <BalanceAmount value={available} coin={payCoin} /> }}
            />
          ),
        },
      ];
    case 'paid':
    case 'unlocked':
      return [paymentRow(application, paid, 'total')];
    case 'locked':
      return [paymentRow(application, paid), ...worth];
    case 'notAllotted':
    case 'lapsed':
      return [
        {
          label: <FormattedMessage id="ieoApplication.charged" defaultMessage="Charged" />,
          value: <Amount value={paymentFor(application, paid)} coin={payCoin} />,
          variant: 'total',
        },
      ];
    default:
      return [];
  }
}

function quantityRows(
  {
    amount,
    allotment_quantity: allotted,
    successful_quantity: paid,
    pending_quantity: pending,
    currency_name: coin,
  }: IeoApplication,
  stage: BodyProps['stage'],
): KeyValueRow[] {
  // Before the allotment, 0 would read as its result.
  const isUndecided = stage === 'applied';
  return [
    {
      label: <FormattedMessage id="ieo.applied" defaultMessage="Applied for" />,
      value: <Amount value={amount} coin={coin} />,
    },
    {
      label: <FormattedMessage id="ieoApplication.step.allotted" defaultMessage="Allotted" />,
      value: <Amount value={isUndecided ? undefined : allotted} coin={coin} />,
    },
    {
      label: <FormattedMessage id="ieoApplication.quantity.paid" defaultMessage="Paid for" />,
      value: <Amount value={isUndecided ? undefined : paid} coin={coin} />,
    },
    {
      label: <FormattedMessage id="ieoApplication.quantity.pending" defaultMessage="Still pending" />,
      value: <Amount value={pending} coin={coin} />,
    },
  ];
}

/** What the user has to know in this stage. */
function StageNotice({ application, stage }: BodyProps) {
  const dates = useDates();
  switch (stage) {
    case 'toPay':
      return (
        <Notice
          tone="warning"
          lead={<FormattedMessage id="ieoApplication.lapses" defaultMessage="Unpaid allotments lapse." />}
        >
          <FormattedMessage
            id="ieoApplication.lapses.text"
            defaultMessage="After paying, the coins stay locked until {time} and can lose value. You may also let it lapse; that costs nothing."
            values={{ time: dates.day(applicationTimesOf(application).lockMs) }}
          />
        </Notice>
      );
    case 'paid':
    case 'locked':
      return (
        <Notice tone="neutral" icon={laterIcons.lock}>
          <FormattedMessage
            id="ieoApplication.locked.note"
            defaultMessage="Locked coins cannot be sold, sent or used as margin. They move to your Spot account by themselves, without a fee."
          />
        </Notice>
      );
    case 'unlocked':
      return (
        <Notice tone="success">
          <FormattedMessage
            id="ieoApplication.unlocked.note"
            defaultMessage="The coins are in your Spot account."
          />
        </Notice>
      );
    case 'lapsed':
      return (
        <Notice
          tone="neutral"
          lead={<FormattedMessage id="ieoApplication.noPenalty" defaultMessage="There is no penalty." />}
        >
          <FormattedMessage
            id="ieoApplication.noPenalty.text"
            defaultMessage="A lapsed allotment cannot be paid later, and you owe nothing for it."
          />
        </Notice>
      );
    default:
      return null;
  }
}

const withDates: readonly ApplicationStage[] = ['applied', 'toPay', 'paid', 'locked', 'unlocked', 'unknown'];
const withCalendar: readonly ApplicationStage[] = ['applied', 'toPay', 'paid', 'locked'];

/** Everything about an application but its actions. */
export function ApplicationBody(props: BodyProps) {
  const { application, stage, isChecking, onCalendar } = props;
  const money = useMoneyRows(props);
  const dateRows = useDateRows(props);
  const priceRows = usePriceRows(props);
  return (
    <Stack gutter padBlock="3" gap="5">
      <ApplicationHead {...props} />
      {isChecking ? <Checking /> : null}
      <ApplicationSteps application={application} stage={stage} />
      <KeyValue
        frame="line"
        rows={[...money, ...priceRows, ...(withDates.includes(stage) ? dateRows : [])]}
      />
      <StageNotice {...props} />
      <KeyValue frame="panel" rows={quantityRows(application, stage)} />
      <ApplicationAllotment application={application} />
      {withCalendar.includes(stage) ? (
        <Button variant="secondary" icon="download" onClick={onCalendar}>
          <FormattedMessage id="ieoApplication.calendar" defaultMessage="Dates as a calendar file" />
        </Button>
      ) : null}
      <Text as="p" variant="caption" tone="muted">
        <FormattedMessage
          id="ieoApplication.reference"
          defaultMessage="{name}, application {serial}"
          values={{ name: application.name, serial: application.serial_number }}
        />
      </Text>
    </Stack>
  );
}
