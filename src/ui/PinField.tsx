import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './Icon.tsx';
import * as styles from './PinField.css.ts';
import * as laterIcons from './laterIcons.ts';

interface PinFieldProps {
  /** What the digits are, as "Fund password". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Hears the sixth digit; nothing is to be pressed after it. */
  onComplete: (value: string) => void;
  /** Why the last try was wrong, and how many are left. */
  error?: ReactNode;
  /** While a try is being looked at. */
  disabled?: boolean;
  /** Between the cells and the keys: the way out for who forgot it. */
  help?: ReactNode;
}

const length = 6;
const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface PadProps {
  value: string;
  disabled: boolean;
  /** Hears what stands in the cells after the key. */
  onPress: (next: string) => void;
}

function Pad({ value, disabled, onPress }: PadProps) {
  const intl = useIntl();
  const key = (next: string, face: ReactNode, label?: string) => (
    <button
      key={next}
      type="button"
      className={styles.key}
      // A real keyboard has digits of its own.
      tabIndex={-1}
      disabled={disabled || next === value}
      aria-label={label}
      onClick={() => onPress(next)}
    >
      {face}
    </button>
  );
  const digits = intl.formatMessage({ id: 'ui.pin.keys', defaultMessage: 'Digits' });
  const erase = intl.formatMessage({ id: 'ui.pin.delete', defaultMessage: 'Delete' });
  return (
    <div className={styles.pad} role="group" aria-label={digits}>
      {digitKeys.map((digit) => key(value + digit, digit))}
      <span />
      {key(`${value}0`, '0')}
      {key(value.slice(0, -1), <Icon name={laterIcons.backspace} />, erase)}
    </div>
  );
}

/** Six secret digits with a keypad of their own: the keyboard of the device neither learns nor suggests them. */
export function PinField(props: PinFieldProps) {
  const { label, value, onChange, onComplete, error, disabled = false, help } = props;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const hasError = error !== undefined && error !== null;
  // A dialog that opens asks its content where the focus belongs, and gives it back to who had it before.
  useLayoutEffect(() => input.current?.setAttribute('autofocus', ''), []);
  useEffect(() => {
    if (!input.current?.closest('dialog')) input.current?.focus();
  }, []);
  const take = (typed: string): void => {
    const next = typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    if (disabled || next === value) return;
    onChange(next);
    if (next.length === length) onComplete(next);
  };
  // A key that keeps the focus would send the next digit of a real keyboard to itself.
  const press = (next: string): void => {
    take(next);
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <div className={styles.cells}>
        <input
          ref={input}
          className={styles.input}
          type="password"
          inputMode="none"
          autoComplete="off"
          aria-label={label}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? errorId : undefined}
          value={value}
          readOnly={disabled}
          onChange={(event) => take(event.target.value)}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={styles.cell[hasError ? 'invalid' : index === value.length ? 'current' : 'normal']}
            aria-hidden="true"
          >
            {index < value.length ? <span className={styles.dot} /> : null}
          </span>
        ))}
      </div>
      {hasError ? (
        <p id={errorId} className={styles.error} role="status">
          {error}
        </p>
      ) : null}
      {help}
      <Pad value={value} disabled={disabled} onPress={press} />
    </div>
  );
}
