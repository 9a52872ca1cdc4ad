import { FormattedMessage } from 'react-intl';
import { Empty } from '../../ui/lists/Empty.tsx';

/** No coin can be withdrawn, so addresses have no use. */
export function NoCoin() {
  return (
    <Empty
      title={<FormattedMessage id="address.noCoin" defaultMessage="Withdrawals are unavailable right now" />}
      text={
        <FormattedMessage
          id="address.noCoin.text"
          defaultMessage="Coins that open for withdrawal appear here with their networks."
        />
      }
    />
  );
}
