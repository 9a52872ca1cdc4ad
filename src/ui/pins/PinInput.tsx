import { useId, type ReactNode } from 'react';
import { FieldMessages } from '../fields/FieldMessages.tsx';
import { pinLength } from './pin.ts';
import { PinCells } from './PinCells.tsx';
import { UnclearDigits } from './UnclearDigits.tsx';
import { useDigits } from './useDigits.ts';
import * as styles from './PinInput.css.ts';

interface PinInputProps {
  label: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Called on focus and blur: the form shows or hides its keypad. */
  onCurrent: (isCurrent: boolean) => void;
}

/** Six secret digits as a form field; the form has one keypad for all such fields (`Keypad`). */
export function PinInput({ label, name, value, onChange, hint, error: given, onCurrent }: PinInputProps) {
  const filling = useDigits(value, pinLength, (next) => onChange(next.value));
  const error = filling.isUnclear ? <UnclearDigits digits={pinLength} /> : given;
  const id = useId();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const hasError = error !== undefined && error !== null && error !== '';
  const describedBy = [hasError && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <PinCells
        id={id}
        name={name}
        place="field"
        value={value}
        onChange={filling.onChange}
        isInvalid={hasError}
        aria-describedby={describedBy || undefined}
        onFocus={() => onCurrent(true)}
        onBlur={() => onCurrent(false)}
      />
      <FieldMessages
        fieldId={id}
        label={label}
        error={hasError && error}
        errorId={errorId}
        hint={hint}
        hintId={hintId}
      />
    </div>
  );
}
