import type { ReactNode } from 'react';
import * as styles from './KeyValue.css.ts';

export type KeyValueRow = {
  label: ReactNode;
  value: ReactNode;
  /** A total follows the sum above it. */
  variant?: keyof typeof styles.row;
};

type KeyValueProps = {
  rows: readonly KeyValueRow[];
  /** Frame: a line below fields that the values follow from, or a panel for values to authorise. */
  frame?: keyof typeof styles.frame;
};

/** Facts in two columns: label and value. A figure never wraps; a label may. */
export function KeyValue({ rows, frame }: KeyValueProps) {
  return (
    <dl className={frame ? `${styles.list} ${styles.frame[frame]}` : styles.list}>
      {rows.map(({ label, value, variant = 'row' }, index) => (
        <div key={index} className={styles.row[variant]}>
          <dt className={styles.label[variant]}>{label}</dt>
          <dd className={styles.value[variant]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
