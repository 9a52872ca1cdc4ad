import { FormattedMessage } from 'react-intl';
import { NoPairs } from '../../components/market/NoPairs.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';

interface NoMarketProps {
  /** Pairs exist, but none is a favourite. */
  hasPairs: boolean;
  onAdd: () => void;
}

/** Empty state of the market list: no pairs, or no favourites yet, with a button that adds the first one. */
export function NoMarket({ hasPairs, onAdd }: NoMarketProps) {
  if (!hasPairs) return <NoPairs />;
  return (
    <Empty
      title={<FormattedMessage id="home.favourites.empty" defaultMessage="No favourites yet" />}
      text={
        <FormattedMessage
          id="home.favourites.empty.text"
          defaultMessage="Star the pairs you follow. They stay on this device."
        />
      }
      action={
        <Button icon="star" onClick={onAdd}>
          <FormattedMessage id="home.favourites.add" defaultMessage="Add favourites" />
        </Button>
      }
    />
  );
}
