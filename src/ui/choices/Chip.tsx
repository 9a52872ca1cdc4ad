import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import * as styles from './Chip.css.ts';

type ChipProps = {
  children: ReactNode;
  onClick: () => void;
  /** On or off; left out where the chip only opens or does something. */
  pressed?: boolean;
  trailing?: IconName;
  /** A line beneath, smaller. */
  note?: ReactNode;
  disabled?: boolean;
};

/** A small choice among a few that stand side by side. */
export function Chip({ children, onClick, pressed, trailing, note, disabled }: ChipProps) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${pressed ? styles.on : styles.off}`}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {note === undefined ? (
        children
      ) : (
        <span className={styles.lines}>
          <span>{children}</span>
          <span className={styles.note}>{note}</span>
        </span>
      )}
      {trailing ? <Icon name={trailing} size="xs" /> : null}
    </button>
  );
}
