import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { StockFilter } from './stockLists.ts';

interface NoStocksProps {
  of: StockFilter | 'search';
  text: string;
  onClear: () => void;
  onAll: () => void;
}

/** Empty state of a list of stocks. */
export function NoStocks({ of, text, onClear, onAll }: NoStocksProps) {
  switch (of) {
    case 'search':
      return <NoMatch of="stocks" text={text} onClear={onClear} />;
    case 'gainers':
      return (
        <EmptySentence gutter>
          <FormattedMessage
            id="home.stocks.gainers.none"
            defaultMessage="No stock is above its previous close."
          />
        </EmptySentence>
      );
    case 'losers':
      return (
        <EmptySentence gutter>
          <FormattedMessage
            id="home.stocks.losers.none"
            defaultMessage="No stock is below its previous close."
          />
        </EmptySentence>
      );
    default:
      return (
        <Empty
          title={
            <FormattedMessage id="home.stocks.favourites.none" defaultMessage="No favourite stocks yet" />
          }
          text={
            <FormattedMessage
              id="home.stocks.favourites.none.text"
              defaultMessage="Open a stock and star it. Favourites stay on this device."
            />
          }
          action={
            <Button variant="secondary" onClick={onAll}>
              <FormattedMessage id="home.stocks.favourites.all" defaultMessage="Show all stocks" />
            </Button>
          }
        />
      );
  }
}
