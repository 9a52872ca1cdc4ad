import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinName } from '../../components/coins/coinName.ts';
import { MarketRows } from '../../components/market/MarketRows.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { SearchField } from '../../ui/choices/SearchField.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { MarketListProps } from './marketListProps.ts';
import { matchPairs } from './matchPairs.ts';
import { NoMatch } from './NoMatch.tsx';
import { useSearchText } from './useSearchText.ts';

interface MarketSearchProps extends Pick<
  MarketListProps,
  'pairs' | 'unread' | 'live' | 'staleS' | 'marketHref'
> {
  onClose: () => void;
  offlineBar: ReactNode;
  tabBar: ReactNode;
}

/** Search over all pairs, filtered by the typed text; replaces Home. */
export function MarketSearch(props: MarketSearchProps) {
  const { pairs, unread = [], live, staleS, marketHref, onClose, offlineBar, tabBar } = props;
  const intl = useIntl();
  const { text, setText, field, clear } = useSearchText();
  // Results start at the top, regardless of the previous page's scroll position.
  useEffect(() => {
    // No return value: newer browsers return a promise from scrollTo, which is not a valid effect cleanup.
    scrollTo(0, 0);
  }, []);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  const label = intl.formatMessage({ id: 'home.search', defaultMessage: 'Search pairs' });
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
      <Remote of={pairs} skeleton={<Skeleton shape="rows" count={8} />}>
        {(all) => {
          const found = matchPairs(all, text);
          const searchKey = text.trim().toUpperCase();
          const unreadFound = unread.filter((symbol) => symbol === undefined || symbol.includes(searchKey));
          return (
            <>
              <Found count={found.length + unreadFound.length} />
              {found.length + unreadFound.length === 0 ? (
                <NoMatch text={text} onClear={clear} />
              ) : (
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
    </Screen>
  );
}

/** Announces the number of results to screen readers. */
function Found({ count }: { count: number }) {
  return (
    <VisuallyHidden as="div">
      <p role="status">
        <FormattedMessage
          id="home.search.count"
          defaultMessage="{count, plural, one {# pair} other {# pairs}}"
          values={{ count }}
        />
      </p>
    </VisuallyHidden>
  );
}
