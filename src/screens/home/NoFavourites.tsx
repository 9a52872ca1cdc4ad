import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

/** Says what stars are for, and offers the first one. */
export function NoFavourites({ onAdd }: { onAdd: () => void }) {
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
