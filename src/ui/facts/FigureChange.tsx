import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './FigureChange.css.ts';

interface ChangedFigure {
  label: ReactNode;
  before: string;
  after: string;
  /** Unit of both figures, if not stated above. */
  unit?: string | undefined;
  /** A total follows the sum above it. */
  variant?: 'row' | 'total';
}

function Figure({ value, unit }: { value: string; unit: string | undefined }) {
  if (unit === undefined) return <span>{value}</span>;
  return (
    <>
      {value}
      <span className={styles.space}>{'\u00a0'}</span>
      <span className={styles.unit}>{unit}</span>
    </>
  );
}

/** Displayed figures beside current ones; differences are marked in both columns. */
export function FigureChange({ rows }: { rows: readonly ChangedFigure[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.row}>
            <td className={styles.corner} />
            <th scope="col" className={styles.head}>
              <FormattedMessage id="ui.figureChange.before" defaultMessage="Before" />
            </th>
            <th scope="col" className={styles.head}>
              <FormattedMessage id="ui.figureChange.after" defaultMessage="Now" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, after, unit, variant = 'row' }, index) => {
            const state = before === after ? 'same' : 'changed';
            const was = <Figure value={before} unit={unit} />;
            return (
              <tr key={index} className={variant === 'total' ? styles.sum : styles.row}>
                <th scope="row" className={styles.label[variant]}>
                  {label}
                </th>
                <td className={styles.before[state]}>{state === 'same' ? was : <s>{was}</s>}</td>
                <td className={styles.after[variant === 'total' ? 'total' : state]}>
                  <Figure value={after} unit={unit} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
