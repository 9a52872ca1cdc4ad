import { memo, useMemo } from 'react';
import type { PairQuote } from '../../api/market.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { coinMark } from '../coins/coinMark.ts';
import { Delta } from './Delta.tsx';
import { MarketColumns } from './MarketColumns.tsx';
import { priceStep } from './ownStep.ts';
import { Price } from './Price.tsx';
import { signOf } from '../amounts/signOf.ts';
import { useText, type Source } from '../live/source.ts';
import { Sparkline } from './Sparkline.tsx';
import { useIsNear } from '../live/useIsNear.ts';

/** Live fields of a row. */
export type LiveQuote = Pick<PairQuote, 'now_price' | 'change' | 'volume' | 'quote_volume'>;

interface MarketRowProps {
  pair: PairQuote;
  /** The newest quote; undefined before the first one, when the pair's own quote is used. */
  live: Source<LiveQuote | undefined>;
  isStale?: boolean;
  /** Caption beneath the code in place of the day's volume, e.g. the coin's name in a search. */
  captionOf?: (code: string) => string;
  href: string;
}

const subscribeToNothing = () => () => undefined;
/** A server renders the data of the call. */
const nothingYet = () => undefined;

/** The live quote, subscribed only while its row is near the viewport. */
function useNearQuote(live: Source<LiveQuote | undefined>, isNear: boolean): LiveQuote | undefined {
  const source = useMemo(
    () => (isNear ? live : { subscribe: subscribeToNothing, snapshot: live.snapshot }),
    [isNear, live],
  );
  return useText(source, nothingYet);
}

/**
 * A pair with its price and 24-hour change. Only this row renders again when its quote changes, and only while it is in
 * view: a hundred pairs cost as much as the ten on the screen.
 */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { pair, live, isStale = false, captionOf, href } = props;
  const [isNear, ref] = useIsNear();
  const quote = useNearQuote(live, isNear) ?? pair;
  const formats = useFormats();
  const { currency_name: code, day_closes: closes } = pair;
  return (
    <ListRow
      href={href}
      lead={<CoinDisc {...coinMark(code)} />}
      titleRoom="code"
      title={<span ref={ref}>{code}</span>}
      caption={captionOf?.(code) ?? formats.compact(quote.quote_volume ?? quote.volume)}
      middle={
        closes && (
          <Sparkline
            closes={closes}
            last={quote.now_price}
            direction={isStale ? 'flat' : signOf(quote.change)}
          />
        )
      }
      value={
        <MarketColumns
          price={
            <Price
              value={quote.now_price}
              tick={priceStep(pair)}
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
});
