import { useIntl } from 'react-intl';
import { noValue } from '../../intl/format.ts';
import { measured } from '../../ui/loading/measured.ts';
import * as styles from './Amount.css.ts';
import { notReported } from './notReported.ts';
import { useAmounts, type Estimated } from './useAmounts.ts';

interface AmountProps {
  /** Decimal text; undefined is shown as a dash. */
  value: string | undefined;
  /** Coin code; it determines the decimals. */
  coin: string;
  /** `never` if the coin is named next to it. */
  unit?: 'always' | 'never';
  /** Within Figures: uses a smaller font if it exceeds its line. */
  fits?: boolean;
  /** The value comes from the server; a missing one is labelled as such. */
  isReport?: boolean;
  /** Cuts further digits where the line is too narrow. */
  isBrief?: boolean;
  /** The amount depends on the market; this is the estimate. */
  estimate?: Estimated | undefined;
}

/** Replaces a figure that the server omits: unknown is not zero. */
export function NotReported() {
  return <span>{notReported(useIntl())}</span>;
}

/** An amount of a coin; it never wraps. */
export function Amount({ value, coin, unit = 'always', fits, isReport, isBrief, estimate }: AmountProps) {
  const amounts = useAmounts();
  if (value === undefined && isReport) return <NotReported />;
  const brief = isBrief ? amounts.brief(value, coin) : undefined;
  const figure = brief ?? (estimate ? amounts.estimate(value, coin, estimate) : amounts.amount(value, coin));
  const hasUnit = unit !== 'never' && figure !== noValue;
  const length = figure.length + (hasUnit ? coin.length + 1 : 0);
  return (
    <span
      className={fits ? styles.fitting : styles.amount}
      translate="no"
      {...(fits && measured({ [styles.length]: length }))}
    >
      {figure}
      {hasUnit ? <span>&nbsp;{coin}</span> : null}
    </span>
  );
}
