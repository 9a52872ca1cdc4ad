import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import * as styles from './Keypad.css.ts';
import * as laterIcons from '../pictures/laterIcons.ts';
import { pinLength } from './pin.ts';

interface KeypadProps {
  /** Content of the cells that it fills. */
  value: string;
  disabled?: boolean;
  /** Called with the digits after the key. */
  onPress: (next: string) => void;
}

const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Keypad for six secret digits. Its field keeps the focus, for a hardware keyboard. */
export function Keypad({ value, disabled = false, onPress }: KeypadProps) {
  const intl = useIntl();
  const isUsed = useRef(false);
  /** The second tap of a double tap on the opener must not press a key that has appeared under the finger. */
  const isOfBefore = (taps: number): boolean => !isUsed.current && taps > 1;
  const key = (next: string, face: ReactNode, label?: string) => (
    <button
      key={next}
      type="button"
      className={styles.key}
      // Physical keyboards type digits themselves.
      tabIndex={-1}
      disabled={disabled || next === value || next.length > pinLength}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        if (isOfBefore(detail)) return;
        isUsed.current = true;
        onPress(next);
      }}
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
