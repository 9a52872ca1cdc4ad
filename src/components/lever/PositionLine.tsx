import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverTrade } from '../../api/lever.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { RangeLine, type RangePoint } from '../../ui/facts/RangeLine.tsx';
import { sideBeside } from '../../ui/facts/rangeLabels.ts';
import { signOf } from '../amounts/signOf.ts';
import { ownStep } from '../market/ownStep.ts';
import type { ContractTerms } from './leverContract.ts';
import type { MarginStatus } from './marginStatus.ts';

interface PositionLineProps {
  trade: LeverTrade;
  terms?: ContractTerms | undefined;
  /** Undefined while unknown. */
  mark: string | undefined;
  marginStatus: MarginStatus;
}

/** Share of the line without ticks at either end. */
const margin = 0.03;

/** Maps a price to its position, the lowest at the start. */
function scaleOf(prices: readonly string[]): (price: string) => number {
  const [least, most] = [BigNumber.min(...prices), BigNumber.max(...prices)];
  const range = most.minus(least);
  return (price) =>
    range.gt(0) ? new BigNumber(price).minus(least).div(range).toNumber() * (1 - 2 * margin) + margin : 0.5;
}

/** Liquidation, entry and mark price in ascending order. */
export function PositionLine({ trade, terms, mark, marginStatus }: PositionLineProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { price: entry, side } = trade;
  const { liquidation, gain, isLiquidationEstimate } = marginStatus;
  if (entry === undefined || mark === undefined) return null;
  const tick = terms?.rules.priceTick ?? ownStep(entry);
  const text = (price: string) => formats.price(price, tick);
  const place = scaleOf([entry, mark, ...(liquidation === undefined ? [] : [liquidation])]);
  const [from, to] = [place(entry), place(mark)];
  const ending =
    liquidation && (isLiquidationEstimate ? formats.about(text(liquidation)) : text(liquidation));
  const points: RangePoint[] = [
    ...(liquidation === undefined
      ? []
      : [
          {
            at: place(liquidation),
            tone: 'danger',
            side: side === 'short' ? 'end' : 'start',
            label: (
              <FormattedMessage
                id="lever.line.liquidation"
                defaultMessage="Liquidation {price}"
                values={{ price: ending }}
              />
            ),
          } as const,
        ]),
    {
      at: from,
      tone: 'plain',
      side: sideBeside(from, to),
      label: <FormattedMessage id="lever.line.entry" defaultMessage="Entry" />,
    },
    {
      at: to,
      tone: 'accent',
      side: sideBeside(to, from),
      label: <FormattedMessage id="lever.line.mark" defaultMessage="Mark" />,
    },
  ];
  return (
    <RangeLine
      summary={intl.formatMessage(
        {
          id: 'lever.line.summary',
          defaultMessage: 'Liquidation {liquidation}, entry {entry}, mark {mark}',
        },
        { liquidation: ending ?? noValue, entry: text(entry), mark: text(mark) },
      )}
      points={points}
      spans={[{ from, to, tone: gain !== undefined && signOf(gain) === 'down' ? 'loss' : 'gain' }]}
    />
  );
}
