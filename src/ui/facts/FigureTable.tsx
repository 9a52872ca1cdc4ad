import type { ReactNode } from 'react';
import * as styles from './FigureTable.css.ts';

interface FigureTableProps {
  label: string;
  /** Column headings; the first names the subject of a row. */
  columns: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

const placeOf = (index: number) => (index === 0 ? 'first' : 'other');

/** A table of figures, looked up by the first column. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr className={styles.row.head}>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={styles.head[placeOf(index)]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((figures, row) => (
            <tr key={row} className={styles.row.body}>
              {figures.map((figure, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className={styles.figure.first}>
                    {figure}
                  </th>
                ) : (
                  <td key={index} className={styles.figure.other}>
                    {figure}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
