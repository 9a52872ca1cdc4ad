import { FormattedMessage } from 'react-intl';
import type { OwnAddress } from './useOwnCode.ts';

/** Address that receives a code, below its field. */
export function CodeTarget({ address }: { address: OwnAddress }) {
  return (
    <FormattedMessage id="account.code.to" defaultMessage="To {address}" values={{ address: address.to }} />
  );
}
