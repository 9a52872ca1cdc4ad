import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LeverTrade } from '../../api/lever.ts';
import { noValue } from '../../intl/format.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Amount, NotReported } from '../amounts/Amount.tsx';
import { signOf } from '../amounts/signOf.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { StatusPill, type Status } from '../details/StatusPill.tsx';
import { CardFact } from './CardFact.tsx';
import { DemoPill, isDemoTrade, SidePill } from './LeverPills.tsx';
import * as styles from './PositionCard.css.ts';

interface LeverRowProps {
  trade: LeverTrade;
  /** A button, while the order is pending. */
  action?: ReactNode;
}

const cancelled: Status = {
  tone: 'neutral',
  label: <FormattedMessage id="spot.order.cancelled" defaultMessage="Cancelled" />,
};

const endings: Record<Exclude<NonNullable<LeverTrade['ended_by']>, 'user'>, Status> = {
  takeProfit: {
    tone: 'info',
    label: <FormattedMessage id="lever.takeProfit" defaultMessage="Take-profit" />,
  },
  stopLoss: { tone: 'info', label: <FormattedMessage id="lever.stopLoss" defaultMessage="Stop-loss" /> },
  liquidation: {
    tone: 'danger',
    icon: 'close',
    label: <FormattedMessage id="lever.ended.liquidation" defaultMessage="Liquidated" />,
  },
  unaffordable: {
    tone: 'warning',
    label: <FormattedMessage id="lever.ended.unaffordable" defaultMessage="Cancelled: balance too low" />,
  },
  tooLarge: {
    tone: 'warning',
    label: <FormattedMessage id="lever.ended.tooLarge" defaultMessage="Cancelled: new positions paused" />,
  },
  marginNeeded: {
    tone: 'warning',
    label: <FormattedMessage id="lever.ended.marginNeeded" defaultMessage="Cancelled: margin needed" />,
  },
  reset: { tone: 'neutral', label: <FormattedMessage id="lever.ended.reset" defaultMessage="Demo reset" /> },
};

const plain: Partial<Record<NonNullable<LeverTrade['status']>, Status>> = {
  pending: { tone: 'warning', label: <FormattedMessage id="spot.order.waiting" defaultMessage="Open" /> },
  closed: { tone: 'neutral', label: <FormattedMessage id="lever.ended.closed" defaultMessage="Closed" /> },
  cancelled,
};

const closedByOwner: Status = {
  tone: 'neutral',
  label: <FormattedMessage id="lever.ended.user" defaultMessage="Closed by you" />,
};

/** Status by the reason of the end, if this version knows it. */
function statusOf({ status, ended_by: by }: LeverTrade): Status | undefined {
  if (by === undefined) return status && plain[status];
  if (by === 'user') return status === 'cancelled' ? cancelled : closedByOwner;
  const known: Partial<Record<string, Status>> = endings;
  return known[by];
}

/** Net change of the account, after all fees. */
function Net({ trade, quote }: { trade: LeverTrade; quote: string }) {
  const amounts = useAmounts();
  const { fact_profits: net } = trade;
  return (
    <span className={styles.result}>
      <span className={styles.gain[net === undefined ? 'flat' : signOf(net)]}>
        {net === undefined ? <NotReported /> : amounts.signed(net, quote)}
      </span>
    </span>
  );
}

/** Prices, and the stop that closed the position. */
function Prices({ trade }: { trade: LeverTrade }) {
  const formats = useFormats();
  const priceOf = (price: string | undefined) =>
    price === undefined ? <NotReported /> : formats.rate(price);
  const { status, price, update_price: last, average_price: average, ended_by: by } = trade;
  // The last part has one price; the position has the average of all parts.
  const isInParts = average !== undefined && last !== undefined && !new BigNumber(average).eq(last);
  if (status !== 'closed')
    return (
      <>
        <CardFact name={<FormattedMessage id="spot.order.limit" defaultMessage="Limit" />}>
          {trade.order_type === 'market' ? noValue : priceOf(trade.target_price ?? price)}
        </CardFact>
        <CardFact name={<FormattedMessage id="lever.markPrice" defaultMessage="Mark price" />}>
          {last === undefined ? noValue : priceOf(last)}
        </CardFact>
      </>
    );
  const stop =
    by === 'takeProfit' ? trade.target_profit_price : by === 'stopLoss' ? trade.stop_loss_price : undefined;
  return (
    <>
      <CardFact name={<FormattedMessage id="lever.entryPrice" defaultMessage="Entry price" />}>
        {priceOf(price)}
      </CardFact>
      <CardFact
        name={
          isInParts ? (
            <FormattedMessage id="lever.closePrice.average" defaultMessage="Average closing price" />
          ) : stop === undefined ? (
            <FormattedMessage id="lever.closePrice" defaultMessage="Closing price" />
          ) : (
            <FormattedMessage
              id="lever.closePrice.stop"
              defaultMessage="Close, stop {price}"
              values={{ price: priceOf(stop) }}
            />
          )
        }
      >
        {by === 'reset' && last === undefined ? noValue : priceOf(isInParts ? average : last)}
      </CardFact>
    </>
  );
}

/** Further notes on how it ended. */
function Notes({ trade, quote }: { trade: LeverTrade; quote: string }) {
  const { after_gap, insured, status, origin_caution_money: released } = trade;
  const isInsured = insured !== undefined && new BigNumber(insured).gt(0);
  const isReleased = status === 'cancelled' && released !== undefined;
  if (after_gap !== true && !isInsured && !isReleased) return null;
  return (
    <span className={styles.mode}>
      {after_gap === true ? (
        <FormattedMessage id="lever.row.gap" defaultMessage="Settled at the first price after a gap." />
      ) : null}
      {isInsured ? (
        <>
          {' '}
          <FormattedMessage
            id="lever.row.insured"
            defaultMessage="The insurance fund covered {amount}."
            values={{ amount: <Amount value={insured} coin={quote} /> }}
          />
        </>
      ) : null}
      {isReleased ? (
        <FormattedMessage
          id="lever.row.released"
          defaultMessage="{amount} margin released."
          values={{ amount: <Amount value={released} coin={quote} /> }}
        />
      ) : null}
    </span>
  );
}

const isCharged = (fee: string | undefined): boolean => fee !== undefined && new BigNumber(fee).gt(0);

/** Pending order, or closed position with its outcome, prices and costs. */
export function LeverRow({ trade, action }: LeverRowProps) {
  const dates = useDates();
  const quote = trade.symbol.split('/')[1] ?? '';
  const at = trade.complete_time ?? trade.create_time;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <SidePill trade={trade} />
        <strong className={styles.symbol}>{trade.symbol}</strong>
        {isDemoTrade(trade) ? <DemoPill /> : null}
        <span className={styles.result}>
          <StatusPill status={statusOf(trade)} code={trade.ended_by ?? trade.statusCode} />
        </span>
      </div>
      <div className={styles.head}>
        <span className={styles.mode}>
          <FormattedMessage
            id="lever.row.when"
            defaultMessage="{time} · {lots, plural, one {# lot} other {# lots}}"
            values={{ time: dates.row(at * 1000), lots: trade.share }}
          />
        </span>
        {trade.status === 'closed' ? <Net trade={trade} quote={quote} /> : null}
        {action === undefined ? null : <span className={styles.result}>{action}</span>}
      </div>
      <dl className={styles.facts}>
        <Prices trade={trade} />
        {trade.status === 'closed' ? (
          <CardFact name={<FormattedMessage id="lever.fees" defaultMessage="Fees, overnight" />}>
            <Amount value={trade.trade_fee} coin={quote} unit="never" isReport />,{' '}
            <Amount value={trade.overnight_money} coin={quote} unit="never" isReport />
          </CardFact>
        ) : trade.status === 'pending' ? (
          <CardFact name={<FormattedMessage id="lever.held" defaultMessage="Held" />}>
            <Amount value={trade.caution_money} coin={quote} unit="never" isReport />
          </CardFact>
        ) : null}
        {isCharged(trade.liquidation_fee) ? (
          <CardFact
            name={<FormattedMessage id="lever.info.liquidationFee" defaultMessage="Liquidation fee" />}
          >
            <Amount value={trade.liquidation_fee} coin={quote} unit="never" isReport />
          </CardFact>
        ) : null}
      </dl>
      <Notes trade={trade} quote={quote} />
    </div>
  );
}
