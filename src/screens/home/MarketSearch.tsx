import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinName } from '../../components/coins/coinName.ts';
import { MarketRows } from '../../components/market/MarketRows.tsx';
import { useLater } from '../../ui/loading/later.ts';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { SearchField } from '../../ui/choices/SearchField.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { FoundStocks } from './FoundStocks.tsx';
import type { MarketListProps } from './marketListProps.ts';
import { matchPairs } from './matchPairs.ts';
import { NoMatch } from './NoMatch.tsx';
import { matchStocks, unreadMatches } from './stockLists.ts';
import type { StocksState } from './stocksState.ts';
import { useEscape } from './useEscape.ts';
import { useSearchText } from './useSearchText.ts';

interface MarketSearchProps extends Pick<
  MarketListProps,
  'pairs' | 'unread' | 'live' | 'staleS' | 'marketHref' | 'stocks'
> {
  onClose: () => void;
  offlineBar: ReactNode;
  tabBar: ReactNode;
}

interface ResultsProps extends Omit<MarketSearchProps, 'stocks' | 'onClose' | 'offlineBar' | 'tabBar'> {
  text: string;
  onClear: () => void;
  /** Undefined before the search of stocks begins. */
  stocks: StocksState | undefined;
}

/** Pairs that match the text, then stocks; one that fails to load hides no other. */
function Results(props: ResultsProps) {
  const { pairs, unread = [], live, staleS, marketHref, text, onClear, stocks } = props;
  const intl = useIntl();
  const remote = stocks?.stocks;
  const foundStocks = remote?.state === 'ready' ? matchStocks(remote.data, text) : [];
  const unreadStocks = stocks ? unreadMatches(stocks.unread, text) : [];
  const stockCount = foundStocks.length + unreadStocks.length;
  const group =
    stocks && (stockCount > 0 || remote?.state === 'failed') ? (
      <FoundStocks state={stocks} found={foundStocks} unread={unreadStocks} />
    ) : null;
  return (
    <>
      <Remote of={pairs} skeleton={<Skeleton shape="rows" count={8} />}>
        {(all) => {
          const found = matchPairs(all, text);
          const unreadFound = unreadMatches(unread, text);
          const pairCount = found.length + unreadFound.length;
          const isEmpty = pairCount + stockCount === 0;
          if (isEmpty && remote?.state === 'loading') return <Skeleton shape="rows" count={4} />;
          return (
            <>
              <Found pairs={pairCount} stocks={stockCount} />
              {isEmpty ? (
                <NoMatch of={remote?.state === 'ready' ? 'both' : 'pairs'} text={text} onClear={onClear} />
              ) : null}
              {pairCount === 0 ? null : (
                <MarketRows
                  label={intl.formatMessage({ id: 'home.search.found', defaultMessage: 'Pairs found' })}
                  pairs={found}
                  unread={unreadFound}
                  live={live}
                  hrefOf={marketHref}
                  isStale={staleS !== undefined}
                  captionOf={coinName}
                />
              )}
            </>
          );
        }}
      </Remote>
      {group}
    </>
  );
}

/** Search over all pairs and stocks, filtered by the typed text; replaces Home. */
export function MarketSearch(props: MarketSearchProps) {
  const { onClose, offlineBar, tabBar } = props;
  const intl = useIntl();
  const { text, setText, field, clear } = useSearchText();
  // Stocks are read only for a typed text.
  const isTyped = text.trim() !== '';
  const data = useLater(props.stocks, isTyped);
  // Results start at the top, regardless of the previous page's scroll position.
  useEffect(() => {
    // No return value: newer browsers return a promise from scrollTo, which is not a valid effect cleanup.
    scrollTo(0, 0);
  }, []);
  useEscape(onClose);
  const label = intl.formatMessage({ id: 'home.search.all', defaultMessage: 'Search pairs and stocks' });
  const results = (stocks: StocksState | undefined) => (
    <Results {...props} text={text} onClear={clear} stocks={stocks} />
  );
  return (
    <Screen
      top={
        <>
          <VisuallyHidden as="div">
            <Text as="h1">{label}</Text>
          </VisuallyHidden>
          <Stack direction="row" align="center" gap="4" gutter padBlock="2">
            <SearchField label={label} value={text} onChange={setText} fieldRef={field} focused />
            <TextButton onClick={onClose}>
              <FormattedMessage id="common.cancel" defaultMessage="Cancel" />
            </TextButton>
          </Stack>
          {offlineBar}
        </>
      }
      tabBar={tabBar}
    >
      {isTyped && data.state === 'ready' ? <data.data>{results}</data.data> : results(undefined)}
    </Screen>
  );
}

/** Announces the number of results to screen readers. */
function Found({ pairs, stocks }: { pairs: number; stocks: number }) {
  return (
    <VisuallyHidden as="div">
      <div role="status">
        <p>
          <FormattedMessage
            id="home.search.count"
            defaultMessage="{count, plural, one {# pair} other {# pairs}}"
            values={{ count: pairs }}
          />
        </p>
        {stocks === 0 ? null : (
          <p>
            <FormattedMessage
              id="home.search.countStocks"
              defaultMessage="{count, plural, one {# stock} other {# stocks}}"
              values={{ count: stocks }}
            />
          </p>
        )}
      </div>
    </VisuallyHidden>
  );
}
