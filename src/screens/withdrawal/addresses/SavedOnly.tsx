import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';

/** Withdrawals go only to saved addresses; this cannot be turned off. */
export function SavedOnly() {
  return (
    <List>
      <ListRow
        titleRoom="long"
        title={<FormattedMessage id="address.savedOnly" defaultMessage="Only withdraw to saved addresses" />}
        caption={
          <FormattedMessage id="address.savedOnly.always" defaultMessage="Always on for this account" />
        }
        value={<Icon name={laterIcons.lock} size="sm" />}
      />
    </List>
  );
}
