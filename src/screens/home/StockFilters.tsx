import { useCallback, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { SearchField } from '../../ui/choices/SearchField.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import type { StockFilter } from './stockLists.ts';
import { useEscape } from './useEscape.ts';

interface StockFiltersProps {
  filter: StockFilter;
  onFilter: (filter: StockFilter) => void;
  panelId: string;
  isSearching: boolean;
  /** The search was closed, and the focus returns to its button. */
  hasSearched: boolean;
  onSearch: (isSearching: boolean) => void;
  text: string;
  onText: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Lists of the stocks, or the search in their place. */
export function StockFilters(props: StockFiltersProps) {
  const { filter, onFilter, panelId, isSearching, hasSearched, onSearch, text, onText, field } = props;
  const intl = useIntl();
  const close = useCallback(() => {
    onText('');
    onSearch(false);
  }, [onText, onSearch]);
  useEscape(close, isSearching);
  const label = intl.formatMessage({ id: 'home.stocks.search', defaultMessage: 'Search US stocks' });
  if (isSearching)
    return (
      <Stack direction="row" align="center" gap="4" gutter padBlock="2">
        <SearchField label={label} value={text} onChange={onText} fieldRef={field} focused />
        <TextButton onClick={close}>
          <FormattedMessage id="common.cancel" defaultMessage="Cancel" />
        </TextButton>
      </Stack>
    );
  return (
    <Tabs
      label={intl.formatMessage({ id: 'home.stocks.lists', defaultMessage: 'Lists of US stocks' })}
      size="sm"
      tabs={[
        { id: 'favourites', label: <FormattedMessage id="home.favourites" defaultMessage="Favourites" /> },
        { id: 'all', label: <FormattedMessage id="otc.orders.all" defaultMessage="All" /> },
        { id: 'gainers', label: <FormattedMessage id="home.stocks.gainers" defaultMessage="Gainers" /> },
        { id: 'losers', label: <FormattedMessage id="home.stocks.losers" defaultMessage="Losers" /> },
      ]}
      current={filter}
      onChange={onFilter}
      panelId={panelId}
      keepsEnd
      end={
        <IconButton
          icon="search"
          size="sm"
          label={label}
          focused={hasSearched}
          onClick={() => onSearch(true)}
        />
      }
    />
  );
}
