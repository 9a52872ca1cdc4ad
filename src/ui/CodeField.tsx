import { FormattedMessage } from 'react-intl';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

interface CodeFieldProps extends FieldProps {
  onSend: () => void;
  /** A code is on its way to the server's answer. */
  isSending?: boolean;
  /** Whether a code was sent before: the button then says "Send again". */
  wasSent?: boolean;
  /** Seconds until another code can be asked; 0 when it can. */
  waitS: number;
}

const length = 6;

/** A six-digit code: typed, pasted or filled in by the device from its messages. */
export function CodeField(props: CodeFieldProps) {
  const { label, name, value, onChange, onBlur, hint, error, disabled, onSend, isSending, wasSent, waitS } =
    props;
  return (
    <Field label={label} hint={hint} error={error} disabled={disabled}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={`${styles.input} ${styles.code}`}
            type="text"
            name={name}
            value={value}
            // A pasted code may come with spaces or with words around it.
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
            onBlur={onBlur}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="– – – – – –"
          />
          <button
            type="button"
            className={styles.action}
            disabled={disabled || isSending || waitS > 0}
            onClick={onSend}
          >
            {waitS > 0 ? (
              <FormattedMessage
                id="ui.codeField.wait"
                defaultMessage="Again in {seconds} s"
                values={{ seconds: waitS }}
              />
            ) : isSending ? (
              <FormattedMessage id="ui.codeField.sending" defaultMessage="Sending" />
            ) : wasSent ? (
              <FormattedMessage id="ui.codeField.again" defaultMessage="Send again" />
            ) : (
              <FormattedMessage id="ui.codeField.send" defaultMessage="Send code" />
            )}
          </button>
        </>
      )}
    </Field>
  );
}
