import { FormattedMessage } from 'react-intl';
import type { StockQuote } from '../../api/stocks.ts';
import { List } from '../../ui/lists/List.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { MarketColumns, MarketRoom } from '../market/MarketColumns.tsx';
import { UnreadPairs } from '../market/UnreadPairs.tsx';
import { isQuoteStale } from './quoteAge.ts';
import { StockRow } from './StockRow.tsx';

interface StockRowsProps {
  label: string;
  stocks: readonly StockQuote[];
  /** Symbols of stocks whose data is unreadable. */
  unread: readonly (string | undefined)[];
  /** Server time in ms since 1970 UTC. */
  nowMs: number;
  hrefOf: (symbol: string) => string;
}

/** Stocks with their last prices in USD, one per row. */
export function StockRows({ label, stocks, unread, nowMs, hrefOf }: StockRowsProps) {
  return (
    <MarketRoom>
      <Stack direction="row" align="baseline" justify="between" gap="4" gutter padBlock="2">
        <Text variant="micro" tone="muted">
          <FormattedMessage id="stocks.head.symbol" defaultMessage="Symbol" />
        </Text>
        <MarketColumns
          price={
            <Text variant="micro" tone="muted">
              <FormattedMessage id="stocks.head.price" defaultMessage="Last, USD" />
            </Text>
          }
          change={
            <Text variant="micro" tone="muted">
              <FormattedMessage id="stocks.head.session" defaultMessage="Session" />
            </Text>
          }
        />
      </Stack>
      <List label={label}>
        {stocks.map((stock) => (
          <StockRow
            key={stock.symbol}
            stock={stock}
            isStale={isQuoteStale(stock, nowMs)}
            href={hrefOf(stock.symbol)}
          />
        ))}
        <UnreadPairs symbols={unread} hrefOf={hrefOf} />
      </List>
    </MarketRoom>
  );
}
