import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { coinMark } from '../../components/coins/coinMark.ts';
import { coinName } from '../../components/coins/coinName.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { SearchField } from '../../ui/choices/SearchField.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { matchPairs } from './matchPairs.ts';
import { NoMatch } from './NoMatch.tsx';
import { useSearchText } from './useSearchText.ts';

interface EditFavouritesProps {
  pairs: readonly PairQuote[];
  favourites: readonly string[];
  onToggle: (symbol: string) => void;
  onClose: () => void;
}

/** List of favourite pairs; a toggle takes effect immediately. */
export function EditFavourites({ pairs, favourites, onToggle, onClose }: EditFavouritesProps) {
  const intl = useIntl();
  const { text, setText, field, clear } = useSearchText();
  const found = matchPairs(pairs, text);
  return (
    <Sheet
      title={<FormattedMessage id="home.favourites.add" defaultMessage="Add favourites" />}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="common.done" defaultMessage="Done" />
        </Button>
      }
    >
      <Stack gap="3">
        <SearchField
          label={intl.formatMessage({ id: 'home.search', defaultMessage: 'Search pairs' })}
          value={text}
          onChange={setText}
          fieldRef={field}
        />
        {found.length === 0 ? (
          <NoMatch text={text} onClear={clear} />
        ) : (
          <List
            variant="sheet"
            label={intl.formatMessage({ id: 'home.favourites.choice', defaultMessage: 'All pairs' })}
          >
            {found.map(({ symbol, currency_name: code }) => {
              const isStarred = favourites.includes(symbol);
              return (
                <ListRow
                  key={symbol}
                  lead={<CoinDisc {...coinMark(code)} />}
                  title={code}
                  caption={coinName(code)}
                  value={
                    <IconButton
                      icon={isStarred ? 'star-filled' : 'star'}
                      tone={isStarred ? 'accent' : 'secondary'}
                      pressed={isStarred}
                      label={intl.formatMessage(
                        { id: 'home.favourites.star', defaultMessage: 'Add {symbol} to favourites' },
                        { symbol },
                      )}
                      onClick={() => onToggle(symbol)}
                    />
                  }
                />
              );
            })}
          </List>
        )}
      </Stack>
    </Sheet>
  );
}
