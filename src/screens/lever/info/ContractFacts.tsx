import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PairQuote } from '../../../api/market.ts';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';
import type { Formats } from '../../../intl/format.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';

type Row = readonly [label: ReactNode, value: ReactNode];

/** Order value for which the slippage is shown, in the quote asset. */
const slippageValue = '1000000';

const rateText = (formats: Formats, fraction: string): string =>
  formats.feeRate(new BigNumber(fraction).times(100).toFixed());

function rangeOf(least: string, most: string): ReactNode {
  if (least === most) return least;
  return (
    <FormattedMessage id="lever.info.range" defaultMessage="{least} to {most}" values={{ least, most }} />
  );
}

function leverageRow(leverages: readonly number[]): Row[] {
  const [least, most] = [leverages[0], leverages.at(-1)];
  if (least === undefined || most === undefined) return [];
  return [
    [<FormattedMessage id="lever.leverage" defaultMessage="Leverage" />, rangeOf(`${least}×`, `${most}×`)],
  ];
}

function lotsRow(formats: Formats, most: number): Row {
  return [
    <FormattedMessage id="lever.info.lots" defaultMessage="Lots per order" />,
    most > 0 ? (
      rangeOf('1', formats.exact(String(most)))
    ) : (
      <FormattedMessage id="lever.info.lots.open" defaultMessage="1 or more" />
    ),
  ];
}

function rowsOf(formats: Formats, { currency_name, legal_name }: PairQuote, terms: ContractTerms): Row[] {
  const { rules, leverages, lotsMax } = terms;
  const amount = (value: string, unit: string) => (
    <FormattedMessage
      id="kline.about.amount"
      defaultMessage="{amount} {unit}"
      values={{ amount: formats.exact(value), unit }}
    />
  );
  return [
    [<FormattedMessage id="lever.info.lot" defaultMessage="1 lot" />, amount(rules.lotSize, currency_name)],
    lotsRow(formats, lotsMax),
    [
      <FormattedMessage id="kline.about.tick" defaultMessage="Price step" />,
      amount(rules.priceTick, legal_name),
    ],
    ...leverageRow(leverages),
    [
      <FormattedMessage id="lever.marginMode" defaultMessage="Margin mode" />,
      <FormattedMessage id="lever.info.modes" defaultMessage="Isolated or cross, per position" />,
    ],
    [
      <FormattedMessage id="lever.markPrice" defaultMessage="Mark price" />,
      <FormattedMessage id="lever.info.index" defaultMessage="Index price" />,
    ],
  ];
}

function costRows(formats: Formats, { legal_name }: PairQuote, terms: ContractTerms): Row[] {
  const { rules, fills, overnightRate, liquidationFeeRate } = terms;
  const rate = (fraction: string) => rateText(formats, fraction);
  return [
    [
      <FormattedMessage id="lever.info.fee" defaultMessage="Trading fee" />,
      <FormattedMessage
        id="lever.info.fee.value"
        defaultMessage="{rate} open, {rate} close"
        values={{ rate: rate(rules.feeRate) }}
      />,
    ],
    [<FormattedMessage id="lever.info.spread" defaultMessage="Half spread" />, rate(fills.halfSpread)],
    [
      <FormattedMessage id="spot.ticket.slippage" defaultMessage="Slippage" />,
      <FormattedMessage
        id="lever.info.slippage.value"
        defaultMessage="{rate} per {value} {currency}"
        values={{
          rate: rate(fills.slippage),
          value: formats.exact(slippageValue),
          currency: legal_name,
        }}
      />,
    ],
    [
      <FormattedMessage id="lever.info.overnight" defaultMessage="Overnight fee, 00:00 UTC" />,
      <FormattedMessage
        id="lever.info.overnight.value"
        defaultMessage="{rate} of value at entry"
        values={{ rate: rate(overnightRate) }}
      />,
    ],
    [
      <FormattedMessage id="lever.info.liquidationFee" defaultMessage="Liquidation fee" />,
      <FormattedMessage
        id="lever.info.liquidationFee.value"
        defaultMessage="Up to {rate} of value"
        values={{ rate: rate(liquidationFeeRate) }}
      />,
    ],
  ];
}

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <Stack gutter>
      <KeyValue rows={rows.map(([label, value]) => ({ label, value }))} />
    </Stack>
  );
}

/** Specification and costs of a contract. */
export function ContractFacts({ quote, terms }: { quote: PairQuote; terms: ContractTerms }) {
  const formats = useFormats();
  return (
    <>
      <Section title={<FormattedMessage id="lever.info.contract" defaultMessage="Contract details" />}>
        <Facts rows={rowsOf(formats, quote, terms)} />
      </Section>
      <Section
        title={<FormattedMessage id="lever.info.costs" defaultMessage="Costs" />}
        note={
          <FormattedMessage
            id="lever.info.costs.note"
            defaultMessage="Market orders fill at the mark price plus (buy) or minus (sell) half the spread and the slippage for their value. The liquidation fee is taken only from the remaining margin."
          />
        }
      >
        <Facts rows={costRows(formats, quote, terms)} />
      </Section>
    </>
  );
}

/** Limits of a contract from a back end that does not report its costs. */
export interface LeverLimits {
  /** Ascending. */
  leverages: readonly number[];
  /** 0 without a limit. */
  lotsMax: number;
}

export function LimitFacts({ limits }: { limits: LeverLimits }) {
  const formats = useFormats();
  return <Facts rows={[...leverageRow(limits.leverages), lotsRow(formats, limits.lotsMax)]} />;
}
