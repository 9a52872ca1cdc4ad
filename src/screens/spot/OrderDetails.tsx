import { FormattedMessage, useIntl } from 'react-intl';
import type { SpotFill, SpotOrder } from '../../api/spot.ts';
import { Amount, NotReported } from '../../components/amounts/Amount.tsx';
import { UnknownCode } from '../../components/details/UnknownCode.tsx';
import { ListFoot } from '../../components/lists/ListFoot.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { ownStep } from '../../components/market/ownStep.ts';
import {
  averagePrice,
  baseOf,
  orderFee,
  finerStep,
  orderTimeMs,
  quoteOf,
} from '../../components/orders/orderParts.ts';
import { OrderStatusPill, SidePill } from '../../components/orders/OrderPills.tsx';
import type { Dates } from '../../intl/dates.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { CopyValue } from '../../ui/actions/CopyValue.tsx';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

export interface OrderDetailsProps {
  order: SpotOrder;
  /** Price tick of its pair, if known. */
  tick: string | undefined;
  /** Newest first; undefined where the back end does not report them. */
  fills: RemoteState<PagedRows<SpotFill>> | undefined;
  onMoreFills: () => void;
  /** Records from the day of the order to its last change. */
  recordsHref: string;
}

const isAbove0 = (value: string | undefined): boolean => /[1-9]/.test(value ?? '');

function kindRow({ order_kind: kind }: SpotOrder): KeyValueRow {
  return {
    label: <FormattedMessage id="spot.ticket.kind" defaultMessage="Order type" />,
    value:
      kind === undefined ? (
        <NotReported />
      ) : kind === 'limit' ? (
        <FormattedMessage id="spot.kind.limit" defaultMessage="Limit order" />
      ) : kind === 'market' ? (
        <FormattedMessage id="spot.kind.market" defaultMessage="Market order" />
      ) : (
        <UnknownCode code={kind} />
      ),
  };
}

/** Time of the end, or of the last change. */
function changeRow({ status, created_ms, updated_ms }: SpotOrder, dates: Dates): KeyValueRow[] {
  const value = updated_ms === undefined ? <NotReported /> : dates.full(updated_ms);
  if (status === 'filled')
    return [{ label: <FormattedMessage id="spot.details.filled" defaultMessage="Filled at" />, value }];
  if (status === 'cancelled')
    return [{ label: <FormattedMessage id="spot.details.cancelled" defaultMessage="Cancelled at" />, value }];
  if (updated_ms === undefined || updated_ms === created_ms) return [];
  return [{ label: <FormattedMessage id="spot.details.changed" defaultMessage="Last change" />, value }];
}

/** Placement time, last change and id of the order. */
function useTraces(order: SpotOrder): KeyValueRow[] {
  const intl = useIntl();
  const dates = useDates();
  return [
    {
      label: <FormattedMessage id="spot.details.placed" defaultMessage="Placed" />,
      value: dates.full(orderTimeMs(order)),
    },
    ...changeRow(order, dates),
    {
      label: <FormattedMessage id="spot.details.number" defaultMessage="Order number" />,
      value: (
        <CopyValue
          text={String(order.id)}
          name={intl.formatMessage({ id: 'spot.details.number', defaultMessage: 'Order number' })}
        />
      ),
    },
  ];
}

function useFacts(order: SpotOrder, tick: string): KeyValueRow[] {
  const formats = useFormats();
  const [base, quote] = [baseOf(order), quoteOf(order)];
  const average = averagePrice(order, tick);
  const { target_price, order_value } = order;
  return [
    kindRow(order),
    {
      label:
        order.order_kind === 'market' ? (
          <FormattedMessage id="order.worst" defaultMessage="Worst price" />
        ) : (
          <FormattedMessage id="order.price" defaultMessage="Price" />
        ),
      value: target_price === undefined ? <NotReported /> : `${formats.price(target_price, tick)} ${quote}`,
    },
    ...(order_value === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="spot.details.spend" defaultMessage="To spend" />,
            value: <Amount value={order_value} coin={quote} />,
          },
        ]),
    {
      label: <FormattedMessage id="order.quantity" defaultMessage="Quantity" />,
      value: <Amount value={order.trade_amount} coin={base} isReport />,
    },
    {
      label: <FormattedMessage id="spot.order.filled" defaultMessage="Filled" />,
      value: <Amount value={order.filled_amount} coin={base} isReport />,
    },
    ...(average === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="spot.order.average" defaultMessage="Avg. price" />,
            value: `${formats.price(average, finerStep(tick, average))} ${quote}`,
          },
        ]),
    {
      label: <FormattedMessage id="spot.details.value" defaultMessage="Filled value" />,
      value: <Amount value={order.filled_value} coin={quote} isReport />,
    },
    {
      label: <FormattedMessage id="wallet.fee" defaultMessage="Fee" />,
      value: <Amount {...orderFee(order)} isReport />,
    },
    ...useTraces(order),
  ];
}

/** One fill: quantity, price, time and fee. */
function fillRow(fill: SpotFill, tick: string, symbol: string, time: string): KeyValueRow {
  const [base, quote] = [baseOf({ symbol }), quoteOf({ symbol })];
  return {
    label: (
      <Stack gap="1">
        <span>
          <Amount value={fill.quantity} coin={base} isReport /> × <Price value={fill.price} tick={tick} />
        </span>
        <Text variant="caption" tone="muted" num>
          {time} ·{' '}
          {fill.liquidity === 'maker' ? (
            <FormattedMessage id="spot.details.maker" defaultMessage="Maker" />
          ) : fill.liquidity === 'taker' ? (
            <FormattedMessage id="spot.details.taker" defaultMessage="Taker" />
          ) : (
            <UnknownCode code={fill.liquidity} />
          )}
        </Text>
      </Stack>
    ),
    value: (
      <Stack gap="1">
        <Amount value={fill.value} coin={quote} isReport />
        <Text variant="caption" tone="muted" num>
          <FormattedMessage
            id="spot.details.fee"
            defaultMessage="Fee {fee}"
            values={{ fee: <Amount value={fill.fee_amount} coin={fill.fee_currency} isReport /> }}
          />
        </Text>
      </Stack>
    ),
  };
}

function Price({ value, tick }: { value: string | undefined; tick: string }) {
  const formats = useFormats();
  return value === undefined ? <NotReported /> : <span>{formats.price(value, finerStep(tick, value))}</span>;
}

function Fills({
  order,
  tick,
  fills,
  onMoreFills,
}: { order: SpotOrder; tick: string } & Pick<OrderDetailsProps, 'fills' | 'onMoreFills'>) {
  const dates = useDates();
  const hasFilled = isAbove0(order.filled_amount);
  if (fills === undefined || (hasFilled && fills.state === 'ready' && fills.data.rows.length === 0))
    return (
      <Text as="p" variant="caption" tone="secondary">
        <FormattedMessage
          id="spot.details.noFills"
          defaultMessage="This platform does not show partial fills."
        />
      </Text>
    );
  return (
    <Remote of={fills}>
      {(list) =>
        list.rows.length === 0 ? (
          <EmptySentence>
            {order.status === 'cancelled' ? (
              <FormattedMessage id="spot.details.neverFilled" defaultMessage="Nothing was filled" />
            ) : (
              <FormattedMessage id="spot.details.unfilled" defaultMessage="Nothing has filled yet" />
            )}
          </EmptySentence>
        ) : (
          <>
            <KeyValue
              rows={list.rows.map((fill) => fillRow(fill, tick, order.symbol, dates.row(fill.created_ms)))}
            />
            <ListFoot
              isInset
              list={list}
              loaded={list.rows.length}
              lastMs={list.rows.at(-1)?.created_ms}
              onMore={onMoreFills}
            />
          </>
        )
      }
    </Remote>
  );
}

/** Details of an order: its terms, its result, its fills and a link to its records. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, tick: pairTick, fills, onMoreFills, recordsHref } = props;
  const { symbol, target_price } = order;
  const tick = pairTick ?? ownStep(target_price ?? '');
  const facts = useFacts(order, tick);
  return (
    <Stack gap="5">
      <Stack direction="row" align="center" gap="3" wrap>
        <SidePill order={order} />
        <Text weight="semibold">{symbol}</Text>
        <OrderStatusPill order={order} />
      </Stack>
      <KeyValue rows={facts} />
      {isAbove0(order.filled_amount) || order.filled_amount === undefined ? (
        <Stack gap="3">
          <Text as="h3" variant="label" weight="semibold">
            <FormattedMessage id="spot.details.fills" defaultMessage="Fills" />
          </Text>
          <Fills order={order} tick={tick} fills={fills} onMoreFills={onMoreFills} />
          <Link href={recordsHref}>
            <FormattedMessage id="spot.details.records" defaultMessage="Show in asset records" />
          </Link>
        </Stack>
      ) : null}
    </Stack>
  );
}
