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
import { ownStep } from '../market/ownStep.ts';
import { SidePill } from './LeverPills.tsx';
import * as styles from './PositionCard.css.ts';

interface LeverRowProps {
  trade: LeverTrade;
  /** A button, while the order waits. */
  action?: ReactNode;
}

/** By what it ended, as far as this version knows it. */
function endingOf({ status, ended_by: by }: LeverTrade): Status | undefined {
  switch (by) {
    case 'user':
      return status === 'cancelled'
        ? {
            tone: 'neutral',
            label: <FormattedMessage id="lever.ended.cancelled" defaultMessage="Cancelled" />,
          }
        : {
            tone: 'neutral',
            label: <FormattedMessage id="lever.ended.user" defaultMessage="Closed by you" />,
          };
    case 'takeProfit':
      return { tone: 'info', label: <FormattedMessage id="lever.takeProfit" defaultMessage="Take-profit" /> };
    case 'stopLoss':
      return { tone: 'info', label: <FormattedMessage id="lever.stopLoss" defaultMessage="Stop-loss" /> };
    case 'liquidation':
      return {
        tone: 'danger',
        icon: 'close',
        label: <FormattedMessage id="lever.ended.liquidation" defaultMessage="Liquidated" />,
      };
    case 'unaffordable':
      return {
        tone: 'warning',
        label: <FormattedMessage id="lever.ended.unaffordable" defaultMessage="Cancelled: balance too low" />,
      };
    case 'tooLarge':
      return {
        tone: 'warning',
        label: <FormattedMessage id="lever.ended.tooLarge" defaultMessage="Cancelled: openings paused" />,
      };
    case 'marginNeeded':
      return {
        tone: 'warning',
        label: <FormattedMessage id="lever.ended.marginNeeded" defaultMessage="Cancelled: margin needed" />,
      };
    case 'reset':
      return {
        tone: 'neutral',
        label: <FormattedMessage id="lever.ended.reset" defaultMessage="Demo reset" />,
      };
    default:
      return undefined;
  }
}

const plain: Partial<Record<NonNullable<LeverTrade['status']>, Status>> = {
  pending: { tone: 'warning', label: <FormattedMessage id="spot.order.waiting" defaultMessage="Open" /> },
  closed: { tone: 'neutral', label: <FormattedMessage id="lever.ended.closed" defaultMessage="Closed" /> },
  cancelled: {
    tone: 'neutral',
    label: <FormattedMessage id="lever.ended.cancelled" defaultMessage="Cancelled" />,
  },
};

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

/** What it has changed of the account, all fees taken off. */
function Net({ trade, quote }: { trade: LeverTrade; quote: string }) {
  const amounts = useAmounts();
  const { fact_profits: net, status } = trade;
  if (status !== 'closed') return null;
  return (
    <span className={styles.result}>
      <span className={styles.gain[net === undefined ? 'flat' : signOf(net)]}>
        {net === undefined ? <NotReported /> : amounts.signed(net, quote)}
      </span>
    </span>
  );
}

function Prices({ trade }: { trade: LeverTrade }) {
  const formats = useFormats();
  const priceOf = (price: string | undefined) =>
    price === undefined ? <NotReported /> : formats.price(price, ownStep(price));
  const { status, price, update_price: last } = trade;
  if (status === 'closed')
    return (
      <>
        <Fact name={<FormattedMessage id="lever.entryPrice" defaultMessage="Entry price" />}>
          {priceOf(price)}
        </Fact>
        <Fact name={<FormattedMessage id="lever.closePrice" defaultMessage="Closing price" />}>
          {priceOf(last)}
        </Fact>
      </>
    );
  return (
    <>
      <Fact name={<FormattedMessage id="spot.order.limit" defaultMessage="Limit" />}>
        {trade.order_type === 'market' ? noValue : priceOf(trade.target_price ?? price)}
      </Fact>
      <Fact name={<FormattedMessage id="lever.markPrice" defaultMessage="Mark price" />}>
        {last === undefined ? noValue : priceOf(last)}
      </Fact>
    </>
  );
}

/** An order that waits, or what has come of a position: how it ended, at which prices, and what it cost. */
export function LeverRow({ trade, action }: LeverRowProps) {
  const dates = useDates();
  const quote = trade.symbol.split('/')[1] ?? '';
  const at = trade.complete_time ?? trade.create_time;
  const status =
    endingOf(trade) ?? (trade.ended_by === undefined && trade.status ? plain[trade.status] : undefined);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <SidePill trade={trade} />
        <strong className={styles.symbol}>{trade.symbol}</strong>
        <StatusPill status={status} code={trade.ended_by ?? trade.statusCode} />
        {action === undefined ? (
          <Net trade={trade} quote={quote} />
        ) : (
          <span className={styles.result}>{action}</span>
        )}
      </div>
      <dl className={styles.facts}>
        <Prices trade={trade} />
        {trade.status === 'closed' ? (
          <Fact name={<FormattedMessage id="lever.fees" defaultMessage="Fees, overnight" />}>
            <Amount value={trade.trade_fee} coin={quote} unit="never" isReport />,{' '}
            <Amount value={trade.overnight_money} coin={quote} unit="never" isReport />
          </Fact>
        ) : (
          <Fact name={<FormattedMessage id="lever.held" defaultMessage="Held" />}>
            <Amount value={trade.caution_money} coin={quote} unit="never" isReport />
          </Fact>
        )}
      </dl>
      <span className={styles.mode}>
        <FormattedMessage
          id="lever.row.when"
          defaultMessage="{time} · {lots, plural, one {# lot} other {# lots}}"
          values={{ time: dates.row(at * 1000), lots: trade.share }}
        />
        {trade.after_gap === true ? (
          <>
            {' '}
            <FormattedMessage id="lever.row.gap" defaultMessage="Settled at the first price after a gap." />
          </>
        ) : null}
      </span>
    </div>
  );
}
