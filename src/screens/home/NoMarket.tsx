import { FormattedMessage } from 'react-intl';
import { NoPairs } from '../../components/market/NoPairs.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';

interface NoMarketProps {
  /** There are pairs, and none of them is a favourite. */
  hasPairs: boolean;
  onAdd: () => void;
}

/** Stands where the list would: nothing is traded, or nothing has a star yet, and then it offers the first one. */
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
