import { useId, type ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import * as field from '../fields/FieldMessages.css.ts';
import * as styles from './Checkbox.css.ts';

interface CheckboxProps {
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: ReactNode;
  /** Text of the agreement; links in it stay usable. */
  children: ReactNode;
}

/** A checkbox with its sentence; the whole line is the touch target. */
export function Checkbox({ name, checked, onChange, error, children }: CheckboxProps) {
  const errorId = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <div>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.input}
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? errorId : undefined}
        />
        <span className={styles.text}>{children}</span>
      </label>
      {hasError ? (
        <p id={errorId} className={field.error}>
          <span className={field.errorIcon}>
            <Icon name="warning" size="text" />
          </span>
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
