import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Source } from '../../api/feed/Source.ts';
import type { Formats } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { StaleBadge } from '../../ui/messages/StaleBadge.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { Delta } from './Delta.tsx';
import { Price } from './Price.tsx';
import { signOf } from '../amounts/signOf.ts';
import { useText } from '../live/source.ts';
import * as styles from './PairHeader.css.ts';

/** Price and 24-hour figures of a pair; decimal text, `change` in percentage points with sign. */
export interface LiveQuote {
  now_price: string;
  change: string;
  /** Price 24 h ago; back ends may omit it. */
  open?: string;
  high: string;
  low: string;
  /** Base quantity traded in 24 h. */
  volume: string;
}

/** Age of prices; the age is shown from `delayed` on. */
export interface Freshness {
  level: 'live' | 'delayed' | 'stale';
  ageSeconds: number;
}

interface PairHeaderProps {
  quote: Source<LiveQuote | undefined>;
  /** Used until the first live quote. */
  fallback: LiveQuote;
  base: string;
  tick: string;
  freshness: Freshness;
  /** Source of the prices, next to the change. */
  note?: ReactNode;
  /** The full variant also shows the change as an amount and the volume in digits. */
  variant?: 'compact' | 'full';
}

/** Change of a price, with its sign and the pair's decimals. */
export function movedText(formats: Formats, now: string, open: string, tick: string): string {
  const moved = new BigNumber(now).minus(open);
  const sign = moved.gt(0) ? '+' : moved.lt(0) ? '−' : '';
  return sign + formats.price(moved.abs().toFixed(), tick);
}

/** Volumes of seven or more digits leave no room for the price beside them. */
const longInteger = /^\d{7}/;

function Volume({ volume, base, variant }: { volume: string; base: string; variant: 'compact' | 'full' }) {
  const formats = useFormats();
  if (variant === 'full')
    return longInteger.test(volume) ? (
      <span>{formats.compact(volume)}</span>
    ) : (
      <span>{formats.price(volume, '0.01')}</span>
    );
  return (
    <FormattedMessage
      id="spot.day.volumeValue"
      defaultMessage="{volume} {base}"
      values={{ volume: formats.compact(volume), base }}
    />
  );
}

/** A figure of the day or session. */
export function HeaderFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

/** Current price of a pair with its 24-hour figures. */
export function PairHeader(props: PairHeaderProps) {
  const { quote, fallback, base, tick, freshness, note, variant = 'compact' } = props;
  const formats = useFormats();
  const { now_price, change, open, high, low, volume } = useText(quote) ?? fallback;
  const sign = signOf(change);
  const isStale = freshness.level === 'stale';
  return (
    <div className={styles.header}>
      <div className={styles.now}>
        <Price
          value={now_price}
          tick={tick}
          size="headline"
          tone={isStale ? 'stale' : sign === 'flat' ? 'primary' : sign}
        />
        <span className={variant === 'full' ? `${styles.line} ${styles.change}` : styles.line}>
          {freshness.level === 'live' ? (
            <Delta change={change} />
          ) : (
            <StaleBadge seconds={freshness.ageSeconds} level={freshness.level} />
          )}
          {variant === 'full' && open !== undefined && freshness.level === 'live' ? (
            <span className={styles.moved}>{movedText(formats, now_price, open, tick)}</span>
          ) : null}
          {variant === 'compact' ? note : null}
        </span>
        {variant === 'full' && note !== undefined ? <span className={styles.line}>{note}</span> : null}
      </div>
      <dl className={styles.day}>
        <HeaderFact name={<FormattedMessage id="spot.day.high" defaultMessage="24h high" />}>
          {formats.price(high, tick)}
        </HeaderFact>
        <HeaderFact name={<FormattedMessage id="spot.day.low" defaultMessage="24h low" />}>
          {formats.price(low, tick)}
        </HeaderFact>
        <HeaderFact
          name={
            variant === 'full' ? (
              <FormattedMessage id="kline.day.volume" defaultMessage="Vol. ({base})" values={{ base }} />
            ) : (
              <FormattedMessage id="spot.day.volume" defaultMessage="24h vol." />
            )
          }
        >
          <Volume volume={volume} base={base} variant={variant} />
        </HeaderFact>
      </dl>
    </div>
  );
}

/** Placeholder header of a pair that is not loaded yet, as high as the full header. */
export function PairHeaderLoading() {
  const bar = (length: number): string => '0'.repeat(length);
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage id="common.loading" defaultMessage="Loading" />
      </VisuallyHidden>
      <div className={styles.header} aria-hidden="true">
        <div className={styles.now}>
          <span className={styles.headlineBone}>{bar(7)}</span>
          <span className={`${styles.line} ${styles.change}`}>
            <span className={styles.bone}>{bar(13)}</span>
          </span>
          <span className={styles.line}>
            <span className={styles.noteBone}>{bar(16)}</span>
          </span>
        </div>
        <div className={styles.day}>
          {[0, 1, 2].map((line) => (
            <div key={line} className={styles.fact}>
              <span className={styles.bone}>{bar(8)}</span>
              <span className={styles.bone}>{bar(8)}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
