import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** Lock-up notice, shown before any selection. */
export function LockNotice() {
  return (
    <Stack gutter padBlock="3">
      <Notice
        tone="warning"
        lead={<FormattedMessage id="hosting.lock" defaultMessage="Your money is locked for the full term." />}
      >
        <FormattedMessage
          id="hosting.lock.text"
          defaultMessage="Redeeming early costs a penalty, shown before you confirm. Totals are estimates."
        />
      </Notice>
    </Stack>
  );
}
