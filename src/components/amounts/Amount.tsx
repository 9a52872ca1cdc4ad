import { noValue } from '../../intl/format.ts';
import * as styles from './Amount.css.ts';
import { useAmounts } from './useAmounts.ts';

interface AmountProps {
  /** Decimal text; a dash stands for what is not known. */
  value: string | undefined;
  /** Its code; it sets the decimals. */
  coin: string;
  /** `wide` leaves the code out where there is no room for it, `never` where the coin is named beside it. */
  unit?: 'always' | 'wide' | 'never';
  /** It depends on the market. */
  isEstimate?: boolean;
}

/** An amount of a coin; one piece that never wraps. */
export function Amount({ value, coin, unit = 'always', isEstimate = false }: AmountProps) {
  const amounts = useAmounts();
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
