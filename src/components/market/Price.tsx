import { useFormats } from '../../intl/useFormats.ts';
import * as styles from './Price.css.ts';
import { useTick } from '../live/useTick.ts';

interface PriceProps {
  /** Decimal text. */
  value: string;
  /** The pair's price tick, which sets the decimals. */
  tick: string;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  /** Off where an arrow beside the price shows its direction: the two would not change in sync. */
  tints?: boolean;
  /** Mutes the decimals, where the integer part matters most. */
  mutesDecimals?: boolean;
}

/** A live price, tinted briefly by direction. Its source sets the update rate, see useText. */
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
    // Toasts do not cover the main price of a screen.
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
