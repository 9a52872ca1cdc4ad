import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Keypad } from './Keypad.tsx';
import { PinCells } from './PinCells.tsx';
import * as styles from './PinField.css.ts';
import { pinLength } from './pin.ts';

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

/** Six secret digits that confirm something, with a keypad of their own. */
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
  const take = (next: string): void => {
    if (disabled || next === value) return;
    onChange(next);
    if (next.length === pinLength) onComplete(next);
  };
  // A key that keeps the focus would send the next digit of a real keyboard to itself.
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
        onChange={take}
      />
      {hasError ? (
        <p id={errorId} className={styles.error} role="status">
          {error}
        </p>
      ) : null}
      {help}
      <Keypad value={value} disabled={disabled} onPress={press} />
    </div>
  );
}
