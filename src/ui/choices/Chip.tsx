import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import * as styles from './Chip.css.ts';

type ChipProps = {
  children: ReactNode;
  onClick: () => void;
  /** Toggle state; omitted where the chip opens or triggers something. */
  pressed?: boolean;
  trailing?: IconName;
  /** A smaller line below. */
  note?: ReactNode;
  disabled?: boolean;
};

/** A small option in a group. */
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
