import { FormattedMessage, useIntl } from 'react-intl';
import type { StockQuote } from '../../api/stocks.ts';
import { newestOf } from '../../components/stocks/quoteAge.ts';
import { StockRows } from '../../components/stocks/StockRows.tsx';
import { useSession } from '../../components/stocks/useSession.ts';
import { FailedNotice } from '../../ui/messages/FailedNotice.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import { StocksHead } from './StocksHead.tsx';
import { StocksNote } from './StocksNote.tsx';
import type { StocksState } from './stocksState.ts';

interface FoundStocksProps {
  state: StocksState;
  found: readonly StockQuote[];
  unread: readonly (string | undefined)[];
}

/** Stocks among the search results. */
export function FoundStocks({ state, found, unread }: FoundStocksProps) {
  const { stocks, nowMs, hrefOf } = state;
  const intl = useIntl();
  const now = useSession(nowMs);
  const quote = newestOf(found);
  return (
    <Section title={<FormattedMessage id="home.stocks" defaultMessage="US stocks" />}>
      {stocks.state === 'failed' ? (
        <FailedNotice of={stocks}>
          <FormattedMessage id="home.stocks.failed" defaultMessage="US stocks could not be loaded" />
        </FailedNotice>
      ) : (
        <>
          {quote ? <StocksHead quote={quote} now={now} nowMs={nowMs} /> : null}
          <StockRows
            label={intl.formatMessage({ id: 'home.stocks.found', defaultMessage: 'Stocks found' })}
            stocks={found}
            unread={unread}
            nowMs={nowMs}
            hrefOf={hrefOf}
          />
          {quote ? <StocksNote quote={quote} /> : null}
        </>
      )}
    </Section>
  );
}
