import { useSyncExternalStore } from 'react';
import type { PairQuote } from '../api/market.ts';
import { useFormats } from '../intl/useFormats.ts';
import { CoinDisc } from '../ui/CoinDisc.tsx';
import { ListRow } from '../ui/ListRow.tsx';
import { Text } from '../ui/Text.tsx';
import { coinMark } from './coins.ts';
import { Delta } from './Delta.tsx';
import { Figure } from './Figure.tsx';
import * as styles from './MarketRow.css.ts';
import type { Source } from './Source.ts';

/** What moves in a row. */
export type LiveQuote = Pick<PairQuote, 'now_price' | 'change' | 'volume' | 'quote_volume'>;

interface MarketRowProps {
  pair: PairQuote;
  /** The newest quote; undefined until one has come, the pair's own then counts. */
  live: Source<LiveQuote | undefined>;
  isStale?: boolean;
  href: string;
}

/** The tick where a back end does not send it: as fine as the price is written. */
export function tickOf({ price_tick, now_price }: Pick<PairQuote, 'price_tick' | 'now_price'>): string {
  if (price_tick !== undefined) return price_tick;
  const decimals = now_price.split('.')[1]?.length ?? 0;
  return decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
}

/** A pair with price and change of the day; only this row draws again when its quote moves. */
export function MarketRow({ pair, live, isStale = false, href }: MarketRowProps) {
  const quote = useSyncExternalStore(live.subscribe, live.snapshot) ?? pair;
  const formats = useFormats();
  return (
    <ListRow
      href={href}
      lead={<CoinDisc {...coinMark(pair.currency_name)} />}
      title={pair.currency_name}
      caption={formats.compact(quote.quote_volume ?? quote.volume)}
      value={
        <span className={styles.figures}>
          <span className={isStale ? styles.stale : undefined}>
            <Figure>{formats.price(quote.now_price, tickOf(pair))}</Figure>
          </span>
          <span className={styles.change}>
            <Text variant="label">
              <Delta percent={quote.change} isStale={isStale} />
            </Text>
          </span>
        </span>
      }
    />
  );
}
