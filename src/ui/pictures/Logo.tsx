import { brand as own, type Brand } from '../../../contracts/brand.ts';
import * as styles from './Logo.css.ts';

type LogoProps = {
  size?: keyof typeof styles.mark;
  /** `full` includes the name; `mark` alone is labelled with it. */
  variant?: 'full' | 'mark';
  /** Only for looking at another one. */
  brand?: Pick<Brand, 'name' | 'mark'>;
};

/** The brand's mark and its name. */
export function Logo({ size = 'md', variant = 'full', brand = own }: LogoProps) {
  const alone = variant === 'mark';
  return (
    <span className={styles.row[size]}>
      <svg
        viewBox="0 0 28 28"
        className={styles.mark[size]}
        role={alone ? 'img' : undefined}
        aria-label={alone ? brand.name : undefined}
        aria-hidden={alone ? undefined : true}
        focusable="false"
      >
        {brand.mark.map(({ d, colour, stroke, opacity }) => (
          <path
            key={d}
            d={d}
            opacity={opacity}
            strokeWidth={stroke}
            className={stroke === undefined ? styles.fill[colour] : styles.stroke[colour]}
          />
        ))}
      </svg>
      {alone ? null : <span className={styles.name[size]}>{brand.name}</span>}
    </span>
  );
}
