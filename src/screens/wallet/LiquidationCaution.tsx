import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { CautionCard } from '../../ui/messages/CautionCard.tsx';
import { FailedNotice } from '../../ui/messages/FailedNotice.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { RangeLine, type RangePoint } from '../../ui/facts/RangeLine.tsx';
import { sideBeside } from '../../ui/facts/rangeLabels.ts';
import type { NearerLiquidation } from './nearerLiquidation.ts';
import type { Caution } from './useCaution.ts';

/** Space without ticks at each end, as a share of the whole line. */
const margin = 0.02;

/** Liquidation price now and after the transfer, and the mark, in price order. */
function PriceLine({ nearer: { side, now, after, mark, priceTick } }: { nearer: NearerLiquidation }) {
  const intl = useIntl();
  const formats = useFormats();
  const known = [...(now === undefined ? [] : [now]), after, mark];
  const [least, most] = [BigNumber.min(...known), BigNumber.max(...known)];
  const range = most.minus(least);
  const place = (price: string): number =>
    range.gt(0) ? new BigNumber(price).minus(least).div(range).toNumber() * (1 - 2 * margin) + margin : 0.5;
  const text = (price: string) => formats.price(price, priceTick);
  const [from, to, at] = [now === undefined ? undefined : place(now), place(after), place(mark)];
  const ending = formats.about(text(after));
  const markPoint: RangePoint = {
    at,
    tone: 'accent',
    side: side === 'long' ? 'end' : 'start',
    label: (
      <FormattedMessage
        id="transfer.liquidation.mark"
        defaultMessage="Mark {price}"
        values={{ price: text(mark) }}
      />
    ),
  };
  const afterPoint: RangePoint = {
    at: to,
    tone: 'danger',
    side: from === undefined ? 'middle' : sideBeside(to, from),
    label: (
      <FormattedMessage
        id="transfer.liquidation.after"
        defaultMessage="After {price}"
        values={{ price: ending }}
      />
    ),
  };
  const nowPoint = from !== undefined &&
    now !== undefined && {
      ...({ at: from, tone: 'plain', side: side === 'long' ? 'start' : 'end' } as const),
      label: (
        <FormattedMessage
          id="transfer.liquidation.now"
          defaultMessage="Now {price}"
          values={{ price: formats.about(text(now)) }}
        />
      ),
    };
  return (
    <RangeLine
      summary={intl.formatMessage(
        {
          id: 'transfer.liquidation.summary',
          defaultMessage: 'Liquidation price now {now}, after the transfer {after}, mark price {mark}',
        },
        {
          now: now === undefined ? noValue : formats.about(text(now)),
          after: ending,
          mark: text(mark),
        },
      )}
      points={[...(nowPoint ? [nowPoint] : []), markPoint, afterPoint]}
      {...(from === undefined ? {} : { span: { from, to, tone: 'warning' as const } })}
    />
  );
}

function Nearest({ nearer }: { nearer: NearerLiquidation }) {
  const formats = useFormats();
  const { symbol, side, leverage, roomNow, roomAfter } = nearer;
  return (
    <CautionCard
      title={
        <FormattedMessage
          id="transfer.liquidation.title"
          defaultMessage="Your liquidation price moves closer"
        />
      }
      text={
        <FormattedMessage
          id="transfer.liquidation.position"
          defaultMessage="{pair}, {side, select, long {long} other {short}} {times}×, cross margin. The margin you move out no longer protects it."
          values={{ pair: symbol, side, times: formats.quantity(String(leverage), '1') }}
        />
      }
    >
      <PriceLine nearer={nearer} />
      <KeyValue
        frame="line"
        rows={[
          ...(roomNow === undefined
            ? []
            : [
                {
                  label: (
                    <FormattedMessage
                      id="transfer.liquidation.roomNow"
                      defaultMessage="{side, select, long {Drop that liquidates the position, now} other {Rise that liquidates the position, now}}"
                      values={{ side }}
                    />
                  ),
                  value: formats.about(formats.percent(roomNow)),
                },
              ]),
          {
            variant: 'total',
            label: (
              <FormattedMessage id="transfer.liquidation.roomAfter" defaultMessage="After the transfer" />
            ),
            value: formats.about(formats.percent(roomAfter)),
          },
        ]}
      />
    </CautionCard>
  );
}

/** Effect of a transfer out of the contract account on the positions that it protects. */
export function LiquidationCaution({ caution }: { caution: Caution }) {
  switch (caution.state) {
    case 'none':
    case 'loading':
      return null;
    case 'failed':
      return (
        <FailedNotice of={caution} place="form">
          <FormattedMessage
            id="transfer.liquidation.failed"
            defaultMessage="Your open positions could not be loaded. If you have cross positions, their liquidation price moves closer."
          />
        </FailedNotice>
      );
    case 'unreported':
      return (
        <CautionCard
          title={
            <FormattedMessage
              id="transfer.liquidation.title"
              defaultMessage="Your liquidation price moves closer"
            />
          }
          text={
            <FormattedMessage
              id="transfer.liquidation.unreported"
              defaultMessage="The margin you move out no longer protects your cross positions. How much closer their liquidation price moves is not available."
            />
          }
        />
      );
    case 'nearer':
      return <Nearest nearer={caution.nearer} />;
  }
}
