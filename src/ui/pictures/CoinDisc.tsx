import * as styles from './CoinDisc.css.ts';

type CoinDiscProps = {
  /** A currency glyph or the first letters; not a logo. */
  glyph: string;
  /** Index of the data colour; 0 is neutral. */
  colour: keyof typeof styles.colour;
  /** Coins are round, stocks square. */
  shape?: keyof typeof styles.shape;
  size?: keyof typeof styles.size;
};

/** The Bitcoin sign, on a 24 unit grid. Fonts of older phones and of most Linux systems lack this newer character. */
const bitcoin =
  'M9 6v12M9 6h5.2a3 3 0 0 1 0 6H9M9 12h6a3 3 0 0 1 0 6H9M7 6h2M7 18h2M10.6 3.5V6M13.6 3.5V6M10.6 18v2.5M13.6 18v2.5';

/** A coin's mark beside its name, hidden from assistive technology. */
export function CoinDisc({ glyph, colour, shape = 'round', size = 'md' }: CoinDiscProps) {
  const isDrawn = glyph === '₿';
  return (
    <span
      className={`${styles.disc} ${styles.size[size]} ${styles.shape[shape]} ${styles.colour[colour]}`}
      // Rendered by CSS: as text it would become part of the accessible name of a surrounding button.
      data-glyph={isDrawn ? undefined : glyph}
      aria-hidden="true"
    >
      {isDrawn ? (
        <svg viewBox="0 0 24 24" className={styles.sign} focusable="false">
          <path d={bitcoin} />
        </svg>
      ) : null}
    </span>
  );
}
