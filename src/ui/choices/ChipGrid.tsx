import { useId, type ReactNode } from 'react';
import * as styles from './ChipGrid.css.ts';

interface ChipGridProps {
  label: string;
  /** Maximum number of columns. */
  columns?: keyof typeof styles.grid;
  /** Validation error beneath the chips; the form scrolls to it. */
  error?: ReactNode;
  children: ReactNode;
}

/** A few options in columns, all visible. */
export function ChipGrid({ label, columns = 'three', error, children }: ChipGridProps) {
  const errorId = useId();
  const isWrong = error !== undefined;
  return (
    <>
      <div
        role="group"
        aria-label={label}
        className={styles.grid[columns]}
        tabIndex={isWrong ? -1 : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
      >
        {children}
      </div>
      {isWrong ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </>
  );
}
