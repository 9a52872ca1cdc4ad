import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverFill, LeverTrade } from '../../../api/lever.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { UnknownCode } from '../../../components/details/UnknownCode.tsx';
import { noValue } from '../../../intl/format.ts';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { FigureTable } from '../../../ui/facts/FigureTable.tsx';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { PositionHead } from '../PositionHead.tsx';
import type { Parts } from './useParts.ts';

const causes: Readonly<Record<LeverFill['what'], ReactNode>> = {
  open: <FormattedMessage id="lever.part.open" defaultMessage="Opened" />,
  user: <FormattedMessage id="lever.ended.user" defaultMessage="Closed by you" />,
  takeProfit: <FormattedMessage id="lever.takeProfit" defaultMessage="Take-profit" />,
  stopLoss: <FormattedMessage id="lever.stopLoss" defaultMessage="Stop-loss" />,
  liquidation: <FormattedMessage id="lever.ended.liquidation" defaultMessage="Liquidated" />,
};

/** Fills of a position with time, lots, price and fee, oldest first. */
function Fills({ fills, coin }: { fills: readonly LeverFill[]; coin: string }) {
  const intl = useIntl();
  const dates = useDates();
  const formats = useFormats();
  return fills
    .toReversed()
    .map((fill) => (
      <FigureTable
        key={fill.id}
        label={intl.formatMessage(
          { id: 'lever.part', defaultMessage: 'Part of {time}' },
          { time: dates.row(fill.created_ms) },
        )}
        columns={[
          causes[fill.what] ?? <UnknownCode key="what" code={fill.what} />,
          <FormattedMessage key="price" id="order.price" defaultMessage="Price" />,
          <FormattedMessage key="fee" id="lever.part.fee" defaultMessage="Fee ({coin})" values={{ coin }} />,
        ]}
        rows={[
          [
            <FormattedMessage
              key="lots"
              id="lever.lots.count"
              defaultMessage="{lots, plural, one {# lot} other {# lots}}"
              values={{ lots: fill.share }}
            />,
            formats.rate(fill.price),
            <Amount key="fee" value={fill.fee} coin={coin} unit="never" isReport />,
          ],
        ]}
      />
    ));
}

/** Price result before all fees; undefined if the row is incomplete. */
function grossOf(trade: LeverTrade): string | undefined {
  const { fact_profits: net, trade_fee: fees, overnight_money: nights } = trade;
  const { liquidation_fee: liquidation = '0', insured = '0' } = trade;
  if (net === undefined || fees === undefined || nights === undefined) return undefined;
  return BigNumber.sum(net, fees, nights, liquidation).minus(insured).toFixed();
}

/** Account effect of the position: result minus each fee. */
function useSums(trade: LeverTrade, coin: string): KeyValueRow[] {
  const amounts = useAmounts();
  const formats = useFormats();
  const isSome = (value: string | undefined): value is string =>
    value !== undefined && new BigNumber(value).gt(0);
  const signed = (value: string | undefined) =>
    value === undefined ? noValue : `${amounts.signed(value, coin)}\u00a0${coin}`;
  const less = (value: string | undefined) =>
    signed(value === undefined ? undefined : new BigNumber(value).negated().toFixed());
  const { average_price: average, liquidation_fee: liquidation, insured } = trade;
  return [
    ...(average === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="lever.closePrice.average" defaultMessage="Average closing price" />,
            value: formats.rate(average),
          },
        ]),
    {
      label: <FormattedMessage id="lever.close.gross" defaultMessage="PnL before fees" />,
      value: signed(grossOf(trade)),
    },
    {
      label: <FormattedMessage id="lever.part.fees" defaultMessage="Fees of opening and closing" />,
      value: less(trade.trade_fee),
    },
    {
      label: <FormattedMessage id="lever.part.nights" defaultMessage="Overnight fees" />,
      value: less(trade.overnight_money),
    },
    ...(isSome(liquidation)
      ? [
          {
            label: <FormattedMessage id="lever.info.liquidationFee" defaultMessage="Liquidation fee" />,
            value: less(liquidation),
          },
        ]
      : []),
    ...(isSome(insured)
      ? [
          {
            label: (
              <FormattedMessage id="lever.part.insured" defaultMessage="Covered by the insurance fund" />
            ),
            value: signed(insured),
          },
        ]
      : []),
    {
      label: <FormattedMessage id="lever.part.net" defaultMessage="Changed your account by" />,
      value: signed(trade.fact_profits),
      variant: 'total',
    },
  ];
}

/** Partial closes of a position and its effect on the account. */
export function PartsSheet({ asked, fills, onClose }: Parts & { asked: LeverTrade }) {
  const coin = asked.symbol.split('/')[1] ?? '';
  const sums = useSums(asked, coin);
  return (
    <Sheet
      title={
        <FormattedMessage
          id="lever.part.title"
          defaultMessage="Closing · {symbol}"
          values={{ symbol: asked.symbol }}
        />
      }
      onClose={onClose}
    >
      <Stack gap="4">
        <PositionHead trade={asked} mark={undefined} />
        <Remote
          of={fills}
          failedTitle={
            <FormattedMessage id="lever.part.failed" defaultMessage="We could not load the parts" />
          }
        >
          {(known) =>
            known.length === 0 ? (
              <Notice tone="neutral">
                <FormattedMessage id="lever.part.none" defaultMessage="The parts are not available." />
              </Notice>
            ) : (
              <Fills fills={known} coin={coin} />
            )
          }
        </Remote>
        <KeyValue rows={sums} />
      </Stack>
    </Sheet>
  );
}
