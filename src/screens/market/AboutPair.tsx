import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { PriceSource } from '../../components/market/PriceSource.tsx';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';

interface AboutPairProps {
  quote: PairQuote;
  /** Venue of the prices, if it has a name. */
  sourceName?: string;
}

function amountOf(value: string | undefined, unit: string, format: (value: string) => string): ReactNode {
  if (value === undefined) return noValue;
  return (
    <FormattedMessage
      id="kline.about.amount"
      defaultMessage="{amount} {unit}"
      values={{ amount: format(value), unit }}
    />
  );
}

/** Facts of the pair from the server: steps, limits, fees and price sources. */
export function AboutPair({ quote, sourceName }: AboutPairProps) {
  const formats = useFormats();
  const { currency_name: base, legal_name: counter } = quote;
  const rate = (fraction: string | undefined): string =>
    fraction === undefined ? noValue : formats.percent(new BigNumber(fraction).times(100).toFixed());
  const rows: [ReactNode, ReactNode][] = [
    [
      <FormattedMessage id="kline.about.tick" defaultMessage="Price step" />,
      amountOf(quote.price_tick, counter, formats.exact),
    ],
    [
      <FormattedMessage id="kline.about.step" defaultMessage="Quantity step" />,
      amountOf(quote.quantity_step, base, formats.exact),
    ],
    [
      <FormattedMessage id="kline.about.smallest" defaultMessage="Minimum quantity" />,
      amountOf(quote.min_quantity, base, formats.exact),
    ],
    [
      <FormattedMessage id="kline.about.largest" defaultMessage="Maximum quantity" />,
      amountOf(quote.max_quantity, base, formats.exact),
    ],
    [
      <FormattedMessage id="kline.about.value" defaultMessage="Minimum order value" />,
      amountOf(quote.min_notional, counter, formats.exact),
    ],
    [<FormattedMessage id="kline.about.maker" defaultMessage="Maker fee" />, rate(quote.maker_fee_rate)],
    [<FormattedMessage id="kline.about.taker" defaultMessage="Taker fee" />, rate(quote.taker_fee_rate)],
    [
      <FormattedMessage id="kline.about.source" defaultMessage="Price source" />,
      quote.source ? <PriceSource source={quote.source} name={sourceName} /> : noValue,
    ],
  ];
  return <KeyValue rows={rows.map(([label, value]) => ({ label, value }))} />;
}
