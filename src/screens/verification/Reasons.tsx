import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../api/account.ts';
import { Points } from '../../ui/facts/Points.tsx';
import { fieldNames } from './fieldNames.tsx';

/** Why a level was rejected, by field; renders nothing where the back end gives no reasons. */
export function Reasons({ reasons = {} }: Pick<Profile, 'reasons'>) {
  const given = Object.entries(reasons).filter(([, reason]) => reason);
  if (given.length === 0) return null;
  return (
    <Points
      points={given.map(([field, reason]) => ({
        icon: 'close',
        tone: 'danger',
        text:
          fieldNames[field] === undefined ? (
            reason
          ) : (
            <FormattedMessage
              id="verification.reason"
              defaultMessage="{field}: {reason}"
              values={{ field: fieldNames[field], reason }}
            />
          ),
      }))}
    />
  );
}
