import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Source } from '../api/Source.ts';
import { useFormats } from '../intl/useFormats.ts';
import { StaleBadge } from '../ui/StaleBadge.tsx';
import { Delta } from './Delta.tsx';
import { Price } from './Price.tsx';
import { signOf } from './signOf.ts';
import { useSource } from './source.ts';
import * as styles from './PairHeader.css.ts';

/** A pair's price and its day; decimal text, `change` in percent points with sign. */
export interface LiveQuote {
  now_price: string;
  change: string;
  high: string;
  low: string;
  /** Base quantity traded in 24 h. */
  volume: string;
}

/** How old prices are; from `delayed` on the age is shown. */
export interface Freshness {
  level: 'live' | 'delayed' | 'stale';
  ageSeconds: number;
}

interface PairHeaderProps {
  quote: Source<LiveQuote | undefined>;
  /** Counts until the first live quote has come. */
  fallback: LiveQuote;
  base: string;
  tick: string;
  freshness: Freshness;
  /** What stands beside the change: where the prices come from. */
  note?: ReactNode;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

/** The price of a pair now and over its day. */
export function PairHeader({ quote, fallback, base, tick, freshness, note }: PairHeaderProps) {
  const formats = useFormats();
  const { now_price, change, high, low, volume } = useSource(quote) ?? fallback;
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
        <span className={styles.line}>
          {freshness.level === 'live' ? (
            <Delta change={change} />
          ) : (
            <StaleBadge seconds={freshness.ageSeconds} level={freshness.level} />
          )}
          {note}
        </span>
      </div>
      <dl className={styles.day}>
        <Fact name={<FormattedMessage id="spot.day.high" defaultMessage="24h high" />}>
          {formats.price(high, tick)}
        </Fact>
        <Fact name={<FormattedMessage id="spot.day.low" defaultMessage="24h low" />}>
          {formats.price(low, tick)}
        </Fact>
        <Fact name={<FormattedMessage id="spot.day.volume" defaultMessage="24h vol." />}>
          <FormattedMessage
            id="spot.day.volumeValue"
            defaultMessage="{volume} {base}"
            values={{ volume: formats.compact(volume), base }}
          />
        </Fact>
      </dl>
    </div>
  );
}
