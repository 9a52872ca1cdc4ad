import { useId, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Field.css.ts';

/** What every field takes; values are text, and the form library stays outside. */
export interface FieldProps {
  label: ReactNode;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  /** What is wrong and what would be right; marks the field. */
  error?: ReactNode;
  disabled?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'disabled'> {
  dense?: boolean;
  /** The control and what stands beside it inside the edge. */
  children: (ties: FieldTies) => ReactNode;
}

/** The parts around a control: label above, edge, hint and error beneath. */
export function Field({ label, hint, error, disabled = false, dense = false, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== null && error !== '';
  const describedBy = [hasError && errorId, hasHint && hintId].filter(Boolean).join(' ') || undefined;
  const state = disabled ? 'disabled' : hasError ? 'invalid' : 'normal';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles.box[state]} ${dense ? styles.dense : ''}`}>
        {children({ id, 'aria-invalid': hasError || undefined, 'aria-describedby': describedBy })}
      </div>
      {hasError ? (
        <p id={errorId} className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon name="warning" size="text" />
          </span>
          <span>{error}</span>
        </p>
      ) : null}
      {hasHint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
