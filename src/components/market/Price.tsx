import { useFormats } from '../../intl/useFormats.ts';
import * as styles from './Price.css.ts';
import { useTick } from '../live/useTick.ts';

interface PriceProps {
  /** Decimal text. */
  value: string;
  /** The pair's price step, which sets the decimals. */
  tick: string;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  /** Off where an arrow beside the price says which way it went: the two would not change together. */
  tints?: boolean;
  /** Steps the decimals back, where the whole part says most. */
  mutesDecimals?: boolean;
}

/** A live price, tinted for a moment by the way it went. Its source sets the pace, see useText. */
export function Price({
  value,
  tick,
  size = 'inherit',
  tone = 'inherit',
  tints = true,
  mutesDecimals = false,
}: PriceProps) {
  const formats = useFormats();
  const direction = useTick(value);
  const text = formats.price(value, tick);
  const parts = formats.splitDecimals(text);
  const isMuted = mutesDecimals && /[1-9]/.test(parts.integer);
  const className = [
    styles.size[size],
    styles.tone[tone],
    direction && tints && tone !== 'stale' && styles.tint[direction],
  ]
    .filter(Boolean)
    .join(' ');
  return (
    // A toast does not cover the price that its screen is about.
    <span className={className} data-keep-clear={size === 'headline' || undefined}>
      {isMuted ? (
        <>
          {parts.integer}
          <span className={styles.decimals}>{parts.decimals}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
