import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverFill, LeverTrade } from '../../../api/lever.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { ContractName, isDemoTrade } from '../../../components/lever/LeverPills.tsx';
import { FigureTable } from '../../../ui/facts/FigureTable.tsx';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { liquidationProof, type LiquidationProof } from './liquidationProof.ts';
import { PositionHead } from '../PositionHead.tsx';
import type { Liquidation } from './useLiquidation.ts';

/** Readings of each source; the mark is their median. */
function Ticks({ fill }: { fill: LeverFill }) {
  const intl = useIntl();
  const dates = useDates();
  const formats = useFormats();
  const text = (price: string) => formats.rate(price);
  return fill.marks.map((mark) => (
    <FigureTable
      key={mark.symbol}
      label={intl.formatMessage(
        { id: 'lever.proof.ticks', defaultMessage: 'Ticks of {symbol}' },
        { symbol: mark.symbol },
      )}
      columns={[
        mark.symbol,
        <FormattedMessage key="price" id="order.price" defaultMessage="Price" />,
        <FormattedMessage key="time" id="kline.trades.time" defaultMessage="Time" />,
      ]}
      rows={[
        ...mark.readings.map(({ source, price, at_ms: at }) => [source, text(price), dates.clock(at)]),
        [
          <FormattedMessage key="mark" id="lever.proof.mark" defaultMessage="Mark price (median)" />,
          text(mark.price),
          dates.clock(mark.at_ms),
        ],
      ]}
    />
  ));
}

/** Fees taken from the remaining margin, and the refund. */
function useTaken(
  { closingFees, liquidationFees, insured, back }: LiquidationProof,
  coin: string,
): KeyValueRow[] {
  const amounts = useAmounts();
  const signed = (value: string) => `${amounts.signed(value, coin)}\u00a0${coin}`;
  const less = (value: string) => signed(new BigNumber(value).negated().toFixed());
  return [
    {
      label: <FormattedMessage id="lever.close.fee" defaultMessage="Closing fee" />,
      value: less(closingFees),
    },
    {
      label: <FormattedMessage id="lever.info.liquidationFee" defaultMessage="Liquidation fee" />,
      value: less(liquidationFees),
    },
    ...(new BigNumber(insured).gt(0)
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
      label: <FormattedMessage id="lever.proof.back" defaultMessage="Returned to you" />,
      value: <Amount value={back} coin={coin} />,
      variant: 'total',
    },
  ];
}

/** Available and required margin, computed on the device. */
function useRows(proof: LiquidationProof, coin: string): KeyValueRow[] {
  const formats = useFormats();
  const taken = useTaken(proof, coin);
  const money = (value: string) => <Amount value={value} coin={coin} />;
  return [
    ...proof.rows.flatMap(({ symbol, margin, result }): KeyValueRow[] => [
      {
        label: (
          <FormattedMessage id="lever.proof.margin" defaultMessage="{symbol}: margin" values={{ symbol }} />
        ),
        value: money(margin),
      },
      {
        label: (
          <FormattedMessage
            id="lever.proof.result"
            defaultMessage="{symbol}: result at the mark"
            values={{ symbol }}
          />
        ),
        value: `${formats.signedTotal(result)}\u00a0${coin}`,
      },
    ]),
    ...(proof.free === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="lever.proof.free" defaultMessage="Free in the account" />,
            value: money(proof.free),
          },
        ]),
    {
      label: <FormattedMessage id="lever.proof.left" defaultMessage="Remaining margin" />,
      value: money(proof.equity),
      variant: 'total',
    },
    {
      label: (
        <FormattedMessage
          id="lever.proof.needed"
          defaultMessage="Needed: maintenance margin and closing fee"
        />
      ),
      value: money(proof.required),
      variant: 'total',
    },
    // Without all positions of the account, the remaining amounts are unknown.
    ...(proof.isWhole ? taken : []),
  ];
}

function Verdict({ isWhole, agrees, isLiquidated }: LiquidationProof) {
  if (!isWhole)
    return (
      <Notice tone="neutral">
        <FormattedMessage
          id="lever.proof.part"
          defaultMessage="Other positions liquidated with this one are not loaded. Load more history to recompute."
        />
      </Notice>
    );
  if (agrees && isLiquidated)
    return (
      <Notice
        tone="success"
        lead={<FormattedMessage id="lever.proof.agrees" defaultMessage="Recomputed on this device." />}
      >
        <FormattedMessage
          id="lever.proof.why"
          defaultMessage="The remaining margin was not above the requirement, so the position was liquidated."
        />
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      lead={
        <FormattedMessage id="lever.proof.differs" defaultMessage="Recomputing gives a different result." />
      }
    >
      <FormattedMessage
        id="lever.proof.differs.text"
        defaultMessage="The terms of the contract may have changed since. Contact support."
      />
    </Notice>
  );
}

function Proof({ trade, parts }: { trade: LeverTrade; parts: Parameters<typeof liquidationProof>[0] }) {
  const proof = liquidationProof(parts);
  const fill = parts[0]?.fill;
  if (!proof || !fill)
    return (
      <Notice tone="neutral">
        <FormattedMessage
          id="lever.proof.none"
          defaultMessage="No price data is available for this liquidation."
        />
      </Notice>
    );
  return <Recomputed trade={trade} fill={fill} proof={proof} />;
}

interface RecomputedProps {
  trade: LeverTrade;
  fill: LeverFill;
  proof: LiquidationProof;
}

function Recomputed({ trade, fill, proof }: RecomputedProps) {
  const mark = fill.marks.find(({ symbol }) => symbol === trade.symbol)?.price;
  return (
    <Stack gap="4">
      <PositionHead trade={{ ...trade, share: fill.share }} mark={mark} />
      <Ticks fill={fill} />
      <KeyValue rows={useRows(proof, trade.symbol.split('/')[1] ?? '')} />
      <Verdict {...proof} />
    </Stack>
  );
}

/** Ticks that triggered a liquidation, and the result of the rules, recomputed on the device. */
export function LiquidationSheet({ asked, parts, onClose }: Liquidation & { asked: LeverTrade }) {
  return (
    <Sheet
      title={
        <FormattedMessage
          id="lever.proof.title"
          defaultMessage="Liquidation · {symbol}"
          values={{ symbol: <ContractName symbol={asked.symbol} isDemo={isDemoTrade(asked)} /> }}
        />
      }
      onClose={onClose}
    >
      <Remote
        of={parts}
        failedTitle={
          <FormattedMessage id="lever.proof.failed" defaultMessage="We could not load the ticks" />
        }
      >
        {(known) => <Proof trade={asked} parts={known} />}
      </Remote>
    </Sheet>
  );
}
