import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Source } from '../api/Source.ts';
import type { Formats } from '../intl/format.ts';
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
  /** The price 24 h ago; back ends may leave it out. */
  open?: string;
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
  /** The full form has room for the change as an amount and for the volume in digits. */
  form?: 'compact' | 'full';
}

/** How far the price has moved over the day, with its sign and the pair's decimals. */
function movedText(formats: Formats, now: string, open: string, tick: string): string {
  const moved = new BigNumber(now).minus(open);
  const sign = moved.gt(0) ? '+' : moved.lt(0) ? '−' : '';
  return sign + formats.price(moved.abs().toFixed(), tick);
}

/** Volumes of seven digits and more leave no room for the price beside them. */
const longInteger = /^\d{7}/;

function Volume({ volume, base, form }: { volume: string; base: string; form: 'compact' | 'full' }) {
  const formats = useFormats();
  if (form === 'full')
    return longInteger.test(volume) ? formats.compact(volume) : formats.price(volume, '0.01');
  return (
    <FormattedMessage
      id="spot.day.volumeValue"
      defaultMessage="{volume} {base}"
      values={{ volume: formats.compact(volume), base }}
    />
  );
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
export function PairHeader(props: PairHeaderProps) {
  const { quote, fallback, base, tick, freshness, note, form = 'compact' } = props;
  const formats = useFormats();
  const { now_price, change, open, high, low, volume } = useSource(quote) ?? fallback;
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
          {form === 'full' && open !== undefined && freshness.level === 'live' ? (
            <span className={styles.moved}>{movedText(formats, now_price, open, tick)}</span>
          ) : null}
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
        <Fact
          name={
            form === 'full' ? (
              <FormattedMessage id="kline.day.volume" defaultMessage="Vol. ({base})" values={{ base }} />
            ) : (
              <FormattedMessage id="spot.day.volume" defaultMessage="24h vol." />
            )
          }
        >
          <Volume volume={volume} base={base} form={form} />
        </Fact>
      </dl>
    </div>
  );
}
