import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';
import { signsOf, type Signs } from './signsOf.ts';

interface TextAreaProps extends FieldProps {
  autoComplete?: string;
  maxLength?: number;
  /** Plain for digits, codes and addresses. */
  signs?: Signs;
  /** Number of visible lines. */
  rows?: number;
  /** At the end of the hint's line: a link to more. */
  help?: ReactNode;
  /** Grows with its text from two lines on; without browser support it has `rows` lines. */
  grows?: boolean;
  /** At the end, inside the edge: a button that fills in the field. */
  action?: { label: ReactNode; onClick: () => void };
  /** Shows errors in a box, for those longer than a line. */
  messages?: 'line' | 'box';
}

/** Multi-line text, for example an address. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, onChange, hint, error, disabled, autoComplete, maxLength, rows = 3 } = props;
  const { help, grows = false, action, messages, signs = 'any' } = props;
  return (
    <Field label={label} hint={hint} error={error} disabled={disabled} help={help} messages={messages}>
      {(ties) => (
        <>
          <textarea
            {...ties}
            className={grows ? styles.growing : styles.lines}
            name={name}
            value={value}
            {...signsOf(signs, onChange)}
            disabled={disabled}
            autoComplete={autoComplete}
            spellCheck={false}
            maxLength={maxLength}
            rows={rows}
          />
          {action === undefined ? null : (
            <button type="button" className={styles.action} disabled={disabled} onClick={action.onClick}>
              {action.label}
            </button>
          )}
        </>
      )}
    </Field>
  );
}
