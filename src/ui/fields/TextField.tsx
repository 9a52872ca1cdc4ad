import { useId, type ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';
import { signsOf, type Signs } from './signsOf.ts';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  autoComplete?: string;
  autoCapitalize?: 'none' | 'characters' | 'words';
  maxLength?: number;
  /** Plain for digits, codes and addresses. */
  signs?: Signs;
  /** Called on blur. */
  onLeave?: () => void;
  /** Information about the value, at the end of the label's line. */
  aside?: ReactNode;
  /** Suggestions while typing; other text is allowed. */
  suggestions?: readonly string[];
  /** A unit or a button at the end. */
  end?: ReactNode;
}

/** Single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, hint, error, disabled, end } = props;
  const { aside, suggestions = [], signs = 'any' } = props;
  const listId = useId();
  const { type = 'text', inputMode, autoComplete, autoCapitalize, maxLength, onLeave } = props;
  return (
    <Field label={label} hint={hint} error={error} disabled={disabled} aside={aside}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={styles.input}
            type={type}
            name={name}
            value={value}
            {...signsOf(signs, onChange)}
            onBlur={onLeave}
            disabled={disabled}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize={autoCapitalize}
            autoCorrect={type === 'text' ? undefined : 'off'}
            spellCheck={false}
            maxLength={maxLength}
            list={suggestions.length === 0 ? undefined : listId}
          />
          {suggestions.length === 0 ? null : (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
          {end}
        </>
      )}
    </Field>
  );
}
