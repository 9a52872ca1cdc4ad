import { useIntl } from 'react-intl';
import { noValue } from '../../intl/format.ts';
import * as styles from './Amount.css.ts';
import { notReported } from './notReported.ts';
import { useAmounts } from './useAmounts.ts';

interface AmountProps {
  /** Decimal text; a dash stands for what is not known. */
  value: string | undefined;
  /** Its code; it sets the decimals. */
  coin: string;
  /** `wide` leaves the code out where there is no room for it, `never` where the coin is named beside it. */
  unit?: 'always' | 'wide' | 'never';
  /** A server has to say it: where it does not, that is said instead. */
  isReport?: boolean;
  /** It depends on the market. */
  isEstimate?: boolean;
}

/** In place of a figure that the server's answer lacks: unknown is not zero. */
export function NotReported() {
  return notReported(useIntl());
}

/** An amount of a coin; one piece that never wraps. */
export function Amount({ value, coin, unit = 'always', isReport, isEstimate = false }: AmountProps) {
  const amounts = useAmounts();
  if (value === undefined && isReport) return <NotReported />;
  const text = isEstimate ? amounts.estimate(value, coin) : amounts.amount(value, coin);
  return (
    <span className={styles.amount}>
      {text}
      {unit === 'never' || text === noValue ? null : (
        <span className={unit === 'wide' ? styles.unitThatHides : styles.unit}>&nbsp;{coin}</span>
      )}
    </span>
  );
}
