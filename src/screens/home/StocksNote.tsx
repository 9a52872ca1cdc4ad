import { FormattedMessage } from 'react-intl';
import type { StockQuote } from '../../api/stocks.ts';
import { asOfMs } from '../../components/stocks/quoteAge.ts';
import { useStockTimes } from '../../components/stocks/useStockTimes.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

/** What the prices above are not. */
export function StocksNote({ quote }: { quote: StockQuote }) {
  const { inNewYork } = useStockTimes();
  const quotedMs = asOfMs(quote);
  const isUnreal = quote.source === 'simulated' || quote.source === 'replay';
  return (
    <Stack gap="2" gutter padBlock="4">
      <Text as="p" variant="caption" tone="muted" num>
        {quotedMs === undefined ? (
          <FormattedMessage
            id="home.stocks.note"
            defaultMessage="Quotes only; stocks cannot be traded here."
          />
        ) : (
          <FormattedMessage
            id="home.stocks.note.asOf"
            defaultMessage="Quotes only; stocks cannot be traded here. Last prices as of {time}."
            values={{ time: inNewYork(quotedMs) }}
          />
        )}
      </Text>
      {isUnreal ? (
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage
            id="home.stocks.note.unreal"
            defaultMessage="These prices are not those of the exchange."
          />
        </Text>
      ) : null}
    </Stack>
  );
}
