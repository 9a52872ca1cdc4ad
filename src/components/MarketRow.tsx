import type { PairQuote } from '../api/market.ts';
import { useFormats } from '../intl/useFormats.ts';
import { CoinDisc } from '../ui/CoinDisc.tsx';
import { ListRow } from '../ui/ListRow.tsx';
import { Text } from '../ui/Text.tsx';
import { coinMark } from './coinMark.ts';
import { Delta } from './Delta.tsx';
import { MarketColumns } from './MarketColumns.tsx';
import { ownStep } from './ownStep.ts';
import { Price } from './Price.tsx';
import { useSource, type Source } from './source.ts';

/** What moves in a row. */
export type LiveQuote = Pick<PairQuote, 'now_price' | 'change' | 'volume' | 'quote_volume'>;

interface MarketRowProps {
  pair: PairQuote;
  /** The newest quote; undefined until one has come, the pair's own then counts. */
  live: Source<LiveQuote | undefined>;
  isStale?: boolean;
  href: string;
}

/** A pair with price and change of the day; only this row draws again when its quote moves. */
export function MarketRow({ pair, live, isStale = false, href }: MarketRowProps) {
  const quote = useSource(live) ?? pair;
  const formats = useFormats();
  return (
    <ListRow
      href={href}
      lead={<CoinDisc {...coinMark(pair.currency_name)} />}
      title={pair.currency_name}
      caption={formats.compact(quote.quote_volume ?? quote.volume)}
      value={
        <MarketColumns
          price={
            <Price
              value={quote.now_price}
              tick={pair.price_tick ?? ownStep(quote.now_price)}
              tone={isStale ? 'stale' : 'inherit'}
              mutesDecimals
            />
          }
          change={
            <Text variant="label">
              <Delta change={quote.change} isStale={isStale} />
            </Text>
          }
        />
      }
    />
  );
}
