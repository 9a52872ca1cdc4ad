import { FormattedMessage } from 'react-intl';
import { Field, type FieldProps } from '../fields/Field.tsx';
import { UnclearDigits } from './UnclearDigits.tsx';
import { useDigits } from './useDigits.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as styles from '../fields/Field.css.ts';

interface CodeFieldProps extends FieldProps {
  /** Number of digits of the code; default 6. */
  digits?: number;
  onSend: () => void;
  /** Waiting for the server's response. */
  isSending?: boolean;
  /** Whether a code was sent before: the button then reads "Send again". */
  wasSent?: boolean;
  /** Seconds until another code can be requested; 0 if now. */
  waitS: number;
}

/** Waits from this length on are stated in minutes; in seconds. */
const longWaitS = 91;

/** Countdown until another code can be requested. */
function Wait({ waitS }: { waitS: number }) {
  return waitS < longWaitS ? (
    <FormattedMessage
      id="ui.codeField.wait"
      defaultMessage="Resend in {seconds} s"
      values={{ seconds: waitS }}
    />
  ) : (
    <FormattedMessage
      id="ui.codeField.waitMinutes"
      defaultMessage="Resend in {minutes} min"
      values={{ minutes: Math.ceil(waitS / 60) }}
    />
  );
}

/** Announced when a code was sent and when the next can be requested, not on every second between. */
function Announcement({ wasSent, isWaiting }: { wasSent: boolean; isWaiting: boolean }) {
  if (!wasSent) {
    return isWaiting ? (
      <FormattedMessage id="ui.codeField.later" defaultMessage="Wait before requesting another code" />
    ) : null;
  }
  return isWaiting ? (
    <FormattedMessage id="ui.codeField.sent" defaultMessage="The code was sent" />
  ) : (
    <FormattedMessage id="ui.codeField.ready" defaultMessage="You can request another code" />
  );
}

/** A numeric code field: typed, or filled by paste or by the device from a message with exactly one such number. */
export function CodeField(props: CodeFieldProps) {
  const { label, name, value, onChange, hint, error, disabled } = props;
  const { digits = 6, onSend, isSending = false, wasSent = false, waitS } = props;
  const filling = useDigits(value, digits, (next) => onChange(next.value));
  const shownError = filling.isUnclear ? <UnclearDigits digits={digits} /> : error;
  return (
    <Field label={label} hint={hint} error={shownError} disabled={disabled}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={`${styles.input} ${styles.code}`}
            type="text"
            name={name}
            value={value}
            onChange={filling.onChange}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={digits === 6 ? '– – – – – –' : undefined}
          />
          <button
            type="button"
            className={styles.action}
            disabled={disabled || isSending || waitS > 0}
            onClick={onSend}
          >
            {waitS > 0 ? (
              <Wait waitS={waitS} />
            ) : isSending ? (
              <FormattedMessage id="common.sending" defaultMessage="Sending" />
            ) : wasSent ? (
              <FormattedMessage id="common.sendAgain" defaultMessage="Send again" />
            ) : (
              <FormattedMessage id="ui.codeField.send" defaultMessage="Send code" />
            )}
          </button>
          <VisuallyHidden>
            <span role="status">
              <Announcement wasSent={wasSent} isWaiting={waitS > 0} />
            </span>
          </VisuallyHidden>
        </>
      )}
    </Field>
  );
}
