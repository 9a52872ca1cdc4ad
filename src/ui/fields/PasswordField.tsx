import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import * as styles from './Field.css.ts';
import * as laterIcons from '../pictures/laterIcons.ts';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  maxLength?: number;
}

/** A password field with a button that reveals the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, value, onChange, hint, error, disabled, autoComplete, maxLength } = props;
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} disabled={disabled}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={styles.input}
            type={isShown ? 'text' : 'password'}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            disabled={disabled}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={maxLength}
          />
          <span className={styles.endButton}>
            <IconButton
              icon={isShown ? laterIcons.eyeOff : laterIcons.eye}
              size="sm"
              tone="secondary"
              pressed={isShown}
              label={intl.formatMessage({ id: 'ui.passwordField.show', defaultMessage: 'Show password' })}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        </>
      )}
    </Field>
  );
}
