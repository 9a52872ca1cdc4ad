import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Amount, NotReported } from '../amounts/Amount.tsx';
import { averagePrice, baseOf, orderFee, finerStep, orderTimeMs } from './orderParts.ts';
import { OrderStatusPill, SidePill } from './OrderPills.tsx';
import { ownStep } from '../market/ownStep.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { UnknownCode } from '../details/UnknownCode.tsx';
import * as styles from './OrderRow.css.ts';

interface OrderRowProps {
  order: SpotOrder;
  /** Price tick of its pair, if known. */
  tick?: string;
  /** A button, while the order is open. */
  action?: ReactNode;
  /** Opens the details; triggered by a tap on the name. */
  onOpen?: () => void;
}

const isAbove0 = (value: string | undefined): value is string => /[1-9]/.test(value ?? '');

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

/** Undefined where the ordered amount cannot be read. */
function percentOf(filled: string, ordered: string | undefined): string | undefined {
  if (!isAbove0(ordered)) return undefined;
  const percent = new BigNumber(filled).div(ordered).times(100);
  return percent.integerValue(BigNumber.ROUND_FLOOR).toFixed();
}

function PriceFact({
  order,
  tick,
  average,
}: {
  order: SpotOrder;
  tick: string;
  average: string | undefined;
}) {
  const formats = useFormats();
  if (order.status !== 'open' && average !== undefined)
    return (
      <Fact name={<FormattedMessage id="spot.order.average" defaultMessage="Avg. price" />}>
        {formats.price(average, finerStep(tick, average))}
      </Fact>
    );
  const { order_kind: kind } = order;
  return (
    <Fact
      name={
        kind !== undefined && kind !== 'limit' && kind !== 'market' ? (
          <UnknownCode code={kind} />
        ) : kind === 'market' ? (
          <FormattedMessage id="order.worst" defaultMessage="Worst price" />
        ) : (
          <FormattedMessage id="spot.order.limit" defaultMessage="Limit" />
        )
      }
    >
      {order.target_price === undefined ? <NotReported /> : formats.price(order.target_price, tick)}
    </Fact>
  );
}

/** Filled quantity and average price; only for a partially filled order. */
function Progress({ order, tick, average }: { order: SpotOrder; tick: string; average: string | undefined }) {
  const formats = useFormats();
  const { amount } = useAmounts();
  const { filled_amount: filled, trade_amount: ordered } = order;
  if (average === undefined || filled === undefined || ordered === undefined) return null;
  if (new BigNumber(filled).gte(ordered)) return null;
  return (
    <span>
      <FormattedMessage
        id="spot.order.progress"
        defaultMessage="{filled} of {ordered} filled, average price {average}"
        values={{
          filled: amount(filled, baseOf(order)),
          ordered: amount(ordered, baseOf(order)),
          average: formats.price(average, finerStep(tick, average)),
        }}
      />
    </span>
  );
}

function FilledFact({ order }: { order: SpotOrder }) {
  const formats = useFormats();
  const { filled_amount: filled, trade_amount: ordered } = order;
  const percent = filled && percentOf(filled, ordered);
  return (
    <Fact name={<FormattedMessage id="spot.order.filled" defaultMessage="Filled" />}>
      {filled === undefined ? (
        <NotReported />
      ) : percent === undefined ? (
        <Amount value={filled} coin={baseOf(order)} unit="never" />
      ) : (
        <FormattedMessage
          id="spot.order.filledValue"
          defaultMessage="{filled} · {percent}%"
          values={{
            filled: <Amount value={filled} coin={baseOf(order)} unit="never" />,
            percent: formats.quantity(percent, '1'),
          }}
        />
      )}
    </Fact>
  );
}

/** A spot order: its terms, its progress and its actions. */
export function OrderRow({ order, tick: pairTick, action, onOpen }: OrderRowProps) {
  const intl = useIntl();
  const dates = useDates();
  const { symbol, side, trade_amount } = order;
  const tick = pairTick ?? ownStep(order.target_price ?? '');
  const average = averagePrice(order, tick);
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <SidePill order={order} />
        {onOpen ? (
          <button
            type="button"
            className={styles.open}
            aria-label={intl.formatMessage(
              { id: 'spot.order.open', defaultMessage: '{symbol}, order details' },
              { symbol },
            )}
            onClick={onOpen}
          >
            {symbol}
          </button>
        ) : (
          <strong className={styles.symbol}>{symbol}</strong>
        )}
        {/* What it is must be known before anything is done about it. */}
        {action === undefined || side === undefined || order.status === undefined ? null : (
          <span className={styles.end}>{action}</span>
        )}
      </div>
      <dl className={styles.facts}>
        <PriceFact order={order} tick={tick} average={average} />
        <Fact name={<FormattedMessage id="order.quantity" defaultMessage="Quantity" />}>
          <Amount value={trade_amount} coin={baseOf(order)} unit="never" isReport />
        </Fact>
        {order.status === 'open' ? (
          <FilledFact order={order} />
        ) : (
          <Fact name={<FormattedMessage id="wallet.fee" defaultMessage="Fee" />}>
            <Amount {...orderFee(order)} isReport />
          </Fact>
        )}
      </dl>
      <div className={styles.foot}>
        <OrderStatusPill order={order} />
        <Progress order={order} tick={tick} average={average} />
        <span className={styles.time}>{dates.row(orderTimeMs(order))}</span>
      </div>
    </div>
  );
}
