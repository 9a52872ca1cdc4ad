import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { keptOf, netOf, optionProfit, outcomeOf, ticksMost } from '../../../contracts/rules/option.ts';
import type { OptionOrder, OptionSettlement } from '../../api/option.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { noValue } from '../../intl/format.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { signedPrice } from './signedPrice.ts';
import { stakeScale } from './optionTicket.ts';
import * as styles from './SettlementSheet.css.ts';

interface SettlementSheetProps {
  order: OptionOrder;
  settlement: RemoteState<OptionSettlement>;
  onClose: () => void;
}

/** Recomputes the result on this device from the order's ticks by the published rule. */
function recompute(order: OptionOrder, { entry, ticks, price_tick: priceTick }: OptionSettlement) {
  const { direction, neutral_band: band, expires_ms: expiresAt } = order;
  if (!entry || direction === undefined || band === undefined || expiresAt === undefined) return undefined;
  const outcome = outcomeOf(
    { bought: direction, open: entry.price, band, expiresAt, priceTick },
    ticks.map(({ price, at_ms: at }) => ({ price, at })),
  );
  const { number: stake, fee, profit_ratio: ratio } = order;
  if (!outcome || stake === undefined || fee === undefined)
    return { outcome, net: outcome ? undefined : '0', difference: undefined };
  const net = netOf(outcome.result, { stake, fee, profit: optionProfit(stake, ratio, stakeScale) });
  return { outcome, net, difference: new BigNumber(outcome.close).minus(entry.price).toFixed() };
}

/** Ticks; those that do not count are struck through. */
function Ticks({ settlement }: { settlement: OptionSettlement }) {
  const intl = useIntl();
  const formats = useFormats();
  const counted = settlement.ticks.slice(-ticksMost);
  const kept = keptOf(counted.map(({ price }) => price));
  return (
    <ol
      className={styles.ticks}
      aria-label={intl.formatMessage({
        id: 'option.proof.ticks',
        defaultMessage: 'Last ticks before expiry',
      })}
    >
      {counted.map(({ price, at_ms: at }, index) => (
        <li key={at} className={styles.tick}>
          {kept[index] ? (
            formats.price(price, settlement.price_tick)
          ) : (
            <s className={styles.dropped}>{formats.price(price, settlement.price_tick)}</s>
          )}
        </li>
      ))}
    </ol>
  );
}

type Again = ReturnType<typeof recompute>;

/** Result recomputed from the ticks. */
function Result({ order, again }: { order: OptionOrder; again: Again }) {
  const formats = useFormats();
  const amounts = useAmounts();
  return (
    <KeyValue
      rows={[
        {
          label: <FormattedMessage id="option.proof.mean" defaultMessage="Mean of the rest" />,
          value: again?.outcome ? formats.rate(again.outcome.close) : noValue,
          variant: 'total',
        },
        {
          label: <FormattedMessage id="option.proof.difference" defaultMessage="Difference to entry" />,
          value: again?.difference === undefined ? noValue : signedPrice(formats, again.difference),
        },
        {
          label: <FormattedMessage id="option.band" defaultMessage="Neutral band" />,
          value: order.neutral_band === undefined ? noValue : `±${formats.exact(order.neutral_band)}`,
        },
        {
          label: <FormattedMessage id="option.proof.net" defaultMessage="Net result, fee included" />,
          value: again?.net === undefined ? noValue : amounts.signed(again.net, order.currency_name),
        },
      ]}
    />
  );
}

function Proof({ order, settlement }: { order: OptionOrder; settlement: OptionSettlement }) {
  const formats = useFormats();
  const dates = useDates();
  const again = recompute(order, settlement);
  const { entry, ticks, price_tick: tick } = settlement;
  const count = Math.min(ticks.length, ticksMost);
  const isSame =
    again !== undefined &&
    again.outcome?.close === order.end_price &&
    new BigNumber(again.net ?? 'x').eq(order.fact_profits ?? 'y');
  const price = (value: string | undefined) => (value === undefined ? noValue : formats.price(value, tick));
  return (
    <Stack gap="4">
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="option.proof.entry" defaultMessage="Entry, the next tick" />,
            value: entry ? `${price(entry.price)} · ${dates.full(entry.at_ms)}` : noValue,
          },
          {
            label: <FormattedMessage id="option.expiry" defaultMessage="Expiry" />,
            value: order.expires_ms === undefined ? noValue : dates.full(order.expires_ms),
          },
        ]}
      />
      <Text as="h3" variant="label" weight="semibold">
        <FormattedMessage id="option.proof.ticks" defaultMessage="Last ticks before expiry" />
      </Text>
      <Ticks settlement={settlement} />
      <Text as="p" variant="caption" tone="secondary">
        <FormattedMessage
          id="option.proof.struck"
          defaultMessage="Of {count, plural, one {# tick} other {# ticks}} the {dropped} highest and {dropped} lowest are crossed out; the mean of the rest is the settlement price."
          values={{ count, dropped: Math.floor(count / 5) }}
        />
      </Text>
      <Result order={order} again={again} />
      <Notice tone={isSame ? 'success' : 'danger'}>
        {isSame ? (
          <FormattedMessage
            id="option.proof.same"
            defaultMessage="Recomputed on this device from these ticks: the same result."
          />
        ) : (
          <FormattedMessage
            id="option.proof.differs"
            defaultMessage="Recomputed on this device, these ticks give a different result. Please contact support."
          />
        )}
      </Notice>
    </Stack>
  );
}

/** How a result was computed: all ticks, the ticks used, their mean, and a recomputation in the browser. */
export function SettlementSheet({ order, settlement, onClose }: SettlementSheetProps) {
  return (
    <Sheet
      title={<FormattedMessage id="option.proof.title" defaultMessage="How this result came about" />}
      onClose={onClose}
    >
      <Remote of={settlement}>{(data) => <Proof order={order} settlement={data} />}</Remote>
    </Sheet>
  );
}
