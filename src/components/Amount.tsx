import { useFormats } from '../intl/useFormats.ts';
import * as styles from './Amount.css.ts';
import { finestStep } from './finestStep.ts';
import { ownStep } from './ownStep.ts';

interface AmountProps {
  /** Decimal text. */
  value: string;
  unit?: string;
  /**
   * `money` has 2 to 4 decimals and rounds down, `fee` rounds up, `exact` shows every decimal that the value has,
   * `full` the same and two at least.
   * A step shows the decimals of that step.
   */
  form?: 'money' | 'fee' | 'exact' | 'full' | { step: string };
  /** Leaves the unit out where there is no room for it. */
  hidesUnit?: boolean;
}

function stepOf(value: string, form: 'exact' | 'full' | { step: string }): string {
  if (form === 'exact') return ownStep(value);
  return form === 'full' ? finestStep(value) : form.step;
}

/** A quantity or a sum of money with its unit; one piece that never wraps. */
export function Amount({ value, unit, form = 'money', hidesUnit = false }: AmountProps) {
  const formats = useFormats();
  const text =
    form === 'money'
      ? formats.amount(value)
      : form === 'fee'
        ? formats.fee(value)
        : formats.quantity(value, stepOf(value, form));
  return (
    <span className={styles.amount}>
      {text}
      {unit === undefined ? null : (
        <span className={hidesUnit ? styles.unitThatHides : styles.unit}>&nbsp;{unit}</span>
      )}
    </span>
  );
}
