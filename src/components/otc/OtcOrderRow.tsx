import { FormattedMessage } from 'react-intl';
import type { OtcOrder } from '../../api/otc.ts';
import { useDates } from '../../intl/useDates.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Amount } from '../amounts/Amount.tsx';
import { StatusPill } from '../details/StatusPill.tsx';
import { minutesText } from '../live/minutesText.ts';
import { useSecondsUntil } from '../live/useSecondsUntil.ts';
import { otcStatusOf } from './otcStatus.tsx';
import { useOtcAmounts } from './useOtcAmounts.ts';

/** Whether the user buys or sells. */
export function OtcSidePill({ type }: Pick<OtcOrder, 'type'>) {
  if (type === 'buy')
    return (
      <Pill tone="positive">
        <FormattedMessage id="otc.type.buy" defaultMessage="Buy" />
      </Pill>
    );
  if (type === 'sell')
    return (
      <Pill tone="negative">
        <FormattedMessage id="otc.type.sell" defaultMessage="Sell" />
      </Pill>
    );
  return <StatusPill status={undefined} code={type} />;
}

interface OtcOrderRowProps {
  order: OtcOrder;
  /** Device time minus server time, in ms. */
  aheadMs: number;
  href: string | undefined;
  /** Inside a list that renders its own items. */
  isBare?: boolean;
}

function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <Text tone="warning" weight="semibold" num noWrap>
      <FormattedMessage
        id="depositRecord.left"
        defaultMessage="{time} left"
        values={{ time: minutesText(seconds) }}
      />
    </Text>
  );
}

/** An order: side, quantity, total, merchant, status, and the time left to pay. */
export function OtcOrderRow({ order, aheadMs, href, isBare }: OtcOrderRowProps) {
  const dates = useDates();
  const { money } = useOtcAmounts();
  const seconds = useSecondsUntil(order.status === 1 ? order.expire_time * 1000 + aheadMs : 0);
  const code = order.status === 2 ? (order.phase ?? order.status) : order.status;
  return (
    <ListRow
      isBare={isBare}
      href={href}
      chevron={href !== undefined && !isBare}
      titleRoom="word"
      title={
        <Stack as="div" direction="row" gap="2" align="center" wrap>
          <OtcSidePill type={order.type} />
          <Amount value={order.number} coin={order.currency_name} />
        </Stack>
      }
      caption={
        <FormattedMessage
          id="otc.order.caption"
          defaultMessage="{merchant} · {time}"
          values={{ merchant: order.seller_name, time: dates.row(order.create_time * 1000) }}
        />
      }
      value={<StatusPill status={otcStatusOf(order, seconds === 0)} code={code} />}
      valueCaption={
        <>
          <Text variant="label" tone="primary">
            {money(order.deal_money, order.fiat_name)}
          </Text>
          {seconds > 0 ? (
            <>
              <br />
              <TimeLeft seconds={seconds} />
            </>
          ) : null}
        </>
      }
    />
  );
}
