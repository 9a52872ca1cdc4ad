import { memo } from 'react';
import type { StockQuote } from '../../api/stocks.ts';
import { noValue } from '../../intl/format.ts';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { signOf } from '../amounts/signOf.ts';
import { Delta } from '../market/Delta.tsx';
import { MarketColumns } from '../market/MarketColumns.tsx';
import { Price } from '../market/Price.tsx';
import { Sparkline } from '../market/Sparkline.tsx';
import { stockMark } from './stockMark.ts';

/** Price step of the exchange, in USD. */
const tick = '0.01';

interface StockRowProps {
  stock: StockQuote;
  isStale: boolean;
  href: string;
}

/** A stock with its last price and the change of its session; each second renders the rows that have changed. */
export const StockRow = memo(function StockRow({ stock, isStale, href }: StockRowProps) {
  const { symbol, name, now_price: price, change, session_closes: closes } = stock;
  return (
    <ListRow
      href={href}
      lead={<CoinDisc {...stockMark(symbol)} />}
      titleRoom="code"
      title={symbol}
      caption={name}
      middle={
        closes && (
          <Sparkline
            closes={closes}
            last={price}
            direction={isStale || change === undefined ? 'flat' : signOf(change)}
          />
        )
      }
      value={
        <MarketColumns
          price={<Price value={price} tick={tick} tone={isStale ? 'stale' : 'inherit'} mutesDecimals />}
          change={
            <Text variant="label">
              {change === undefined ? noValue : <Delta change={change} isStale={isStale} />}
            </Text>
          }
        />
      }
    />
  );
});
