import * as styles from './CoinDisc.css.ts';

type CoinDiscProps = {
  /** A currency glyph or the first letters; not a logo. */
  glyph: string;
  /** Which data colour; 0 is neutral. */
  colour: keyof typeof styles.colour;
  /** Coins are round, stocks square. */
  shape?: keyof typeof styles.shape;
  size?: keyof typeof styles.size;
};

/** A coin's mark beside its name, so silent to assistive technology. */
export function CoinDisc({ glyph, colour, shape = 'round', size = 'md' }: CoinDiscProps) {
  return (
    <span
      className={`${styles.disc} ${styles.size[size]} ${styles.shape[shape]} ${styles.colour[colour]}`}
      // Drawn by the style: as text it would count among the words of a button that has it.
      data-glyph={glyph}
      aria-hidden="true"
    />
  );
}
