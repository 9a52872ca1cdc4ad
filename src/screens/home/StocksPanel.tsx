import { useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StockQuote } from '../../api/stocks.ts';
import { useSession } from '../../components/stocks/useSession.ts';
import { useLater, type Later } from '../../ui/loading/later.ts';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { newestOf } from '../../components/stocks/quoteAge.ts';
import { StockFilters } from './StockFilters.tsx';
import { rowsAtFirst } from './rowsAtFirst.ts';
import { listStocks, listUnread, matchStocks, unreadMatches } from './stockLists.ts';
import { NoStocks } from './NoStocks.tsx';
import { StocksHead } from './StocksHead.tsx';
import { StocksNote } from './StocksNote.tsx';
import { StockRows } from '../../components/stocks/StockRows.tsx';
import type { StocksData, StocksState } from './stocksState.ts';
import { useSearch } from './useSearch.ts';
import { useSearchText } from './useSearchText.ts';

interface ListProps {
  /** Shows all stocks instead of the first ones. */
  isWhole: boolean;
  /** Called with whether there are more stocks than the first ones. */
  onHasMore: (hasMore: boolean) => void;
}

interface StocksProps extends Omit<StocksState, 'stocks'>, ListProps {
  stocks: readonly StockQuote[];
}

function Stocks(props: StocksProps) {
  const { stocks, unread, nowMs, favourites, filter, onFilter, hrefOf, isWhole, onHasMore } = props;
  const intl = useIntl();
  const panelId = useId();
  const now = useSession(nowMs);
  const { isOpen, hasOpened, search } = useSearch(props);
  const { text, setText, field, clear } = useSearchText(props.searchText);
  const { onSearchText } = props;
  useEffect(() => {
    if (isOpen) onSearchText(text);
  }, [isOpen, text, onSearchText]);
  const quote = newestOf(stocks);
  const wanted = isOpen ? matchStocks(stocks, text) : listStocks(stocks, filter, favourites);
  const unreadWanted = isOpen ? unreadMatches(unread, text) : listUnread(unread, filter, favourites);
  const hasMore = !isOpen && wanted.length > rowsAtFirst;
  useEffect(() => {
    onHasMore(hasMore);
    return () => onHasMore(false);
  }, [hasMore, onHasMore]);
  const label = intl.formatMessage({ id: 'home.stocks', defaultMessage: 'US stocks' });
  return (
    <>
      {quote ? <StocksHead quote={quote} now={now} nowMs={nowMs} /> : null}
      <StockFilters
        filter={filter}
        onFilter={onFilter}
        panelId={panelId}
        isSearching={isOpen}
        hasSearched={hasOpened}
        onSearch={search}
        text={text}
        onText={setText}
        field={field}
      />
      <div id={panelId} role={isOpen ? undefined : 'tabpanel'} aria-label={isOpen ? undefined : label}>
        {wanted.length + unreadWanted.length === 0 ? (
          <NoStocks
            of={isOpen ? 'search' : filter}
            text={text}
            onClear={clear}
            onAll={() => onFilter('all')}
          />
        ) : (
          <StockRows
            label={label}
            stocks={isOpen || isWhole ? wanted : wanted.slice(0, rowsAtFirst)}
            unread={unreadWanted}
            nowMs={nowMs}
            hrefOf={hrefOf}
          />
        )}
      </div>
      {quote ? <StocksNote quote={quote} /> : null}
    </>
  );
}

function StocksList({ stocks, ...props }: StocksState & ListProps) {
  return (
    <Remote
      of={stocks}
      skeleton={<Skeleton shape="rows" count={6} />}
      failedTitle={
        <FormattedMessage id="home.stocks.failed" defaultMessage="US stocks could not be loaded" />
      }
    >
      {(all) =>
        all.length + props.unread.length === 0 ? (
          <Empty
            title={<FormattedMessage id="home.stocks.none" defaultMessage="No US stocks" />}
            text={
              <FormattedMessage
                id="home.stocks.none.text"
                defaultMessage="No stock quotes are available right now."
              />
            }
          />
        ) : (
          <Stocks {...props} stocks={all} />
        )
      }
    </Remote>
  );
}

/** US stocks in place of the pairs. */
export function StocksPanel({ data, ...props }: ListProps & { data: Later<StocksData> }) {
  return (
    <Remote
      of={useLater(data)}
      skeleton={<Skeleton shape="rows" count={6} />}
      failedTitle={
        <FormattedMessage id="home.stocks.failed" defaultMessage="US stocks could not be loaded" />
      }
    >
      {(Data) => <Data>{(state) => <StocksList {...props} {...state} />}</Data>}
    </Remote>
  );
}
