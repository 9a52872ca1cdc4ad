import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Keypad } from './Keypad.tsx';
import { PinCells } from './PinCells.tsx';
import * as styles from './PinField.css.ts';
import { pinLength } from './pin.ts';
import { UnclearDigits } from './UnclearDigits.tsx';
import { useDigits } from './useDigits.ts';

interface PinFieldProps {
  /** Label, as "Fund password". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when the sixth digit is typed; autofilled digits need the button. */
  onComplete: (value: string) => void;
  /** Why the last attempt failed, and how many remain. */
  error?: ReactNode;
  /** Disabled during an attempt. */
  disabled?: boolean;
  /** Between the cells and the keys: a link for a forgotten password. */
  help?: ReactNode;
}

/** Six secret digits that confirm a command, with a keypad. */
export function PinField(props: PinFieldProps) {
  const { label, value, onChange, onComplete, error, disabled = false, help } = props;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  // An opening dialog focuses its autofocus element, and restores the previous focus when it closes.
  useLayoutEffect(() => input.current?.setAttribute('autofocus', ''), []);
  useEffect(() => {
    if (!input.current?.closest('dialog')) input.current?.focus();
  }, []);
  // Digits from a password manager or a paste may be another secret than the user expects.
  const [isFilled, setIsFilled] = useState(false);
  const take = (next: string, wasFilled = false): void => {
    if (disabled || next === value) return;
    setIsFilled(wasFilled);
    onChange(next);
    if (next.length === pinLength && !wasFilled) onComplete(next);
  };
  const filling = useDigits(value, pinLength, (next) => take(next.value, next.isFilled));
  const shownError = filling.isUnclear ? <UnclearDigits digits={pinLength} /> : error;
  const hasError = shownError !== undefined && shownError !== null;
  // If a key took the focus, the next digit of a hardware keyboard would go to it.
  const press = (next: string): void => {
    take(next);
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <PinCells
        ref={input}
        place="apart"
        aria-label={label}
        aria-describedby={hasError ? errorId : undefined}
        isInvalid={hasError}
        value={value}
        readOnly={disabled}
        onChange={filling.onChange}
      />
      {hasError ? (
        <p id={errorId} className={styles.error} role="status">
          {shownError}
        </p>
      ) : null}
      {isFilled && value.length === pinLength && !disabled ? (
        <Button onClick={() => onComplete(value)}>
          <FormattedMessage id="common.confirm" defaultMessage="Confirm" />
        </Button>
      ) : null}
      {help}
      <Keypad value={value} disabled={disabled} onPress={press} />
    </div>
  );
}
