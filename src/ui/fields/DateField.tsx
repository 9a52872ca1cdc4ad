import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

interface DateFieldProps extends FieldProps {
  /** First and last selectable day, as 2026-11-21. */
  min?: string;
  max?: string;
}

/** A day as 2026-11-21, or '' for none; uses the native date picker. */
export function DateField({ label, name, value, onChange, hint, error, disabled, min, max }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} disabled={disabled}>
      {(ties) => (
        <input
          {...ties}
          className={styles.input}
          type="date"
          name={name}
          value={value}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value)}
          disabled={disabled}
        />
      )}
    </Field>
  );
}
