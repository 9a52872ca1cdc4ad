import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  autoComplete?: string;
  autoCapitalize?: 'none' | 'characters' | 'words';
  maxLength?: number;
  /** The focus goes elsewhere. */
  onLeave?: () => void;
  /** A unit or a button at the end. */
  end?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, hint, error, disabled, end } = props;
  const { type = 'text', inputMode, autoComplete, autoCapitalize, maxLength, onLeave } = props;
  return (
    <Field label={label} hint={hint} error={error} disabled={disabled}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={styles.input}
            type={type}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
            disabled={disabled}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize={autoCapitalize}
            autoCorrect={type === 'text' ? undefined : 'off'}
            spellCheck={false}
            maxLength={maxLength}
          />
          {end}
        </>
      )}
    </Field>
  );
}
