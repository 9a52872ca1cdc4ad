import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

/** Stands in a tab whose way to get in is not built yet, and leads to the one that is. */
export function KindNotAvailable({ onEmail }: { onEmail: () => void }) {
  return (
    <Empty
      title={<FormattedMessage id="session.kind.notAvailable" defaultMessage="Not available yet" />}
      text={
        <FormattedMessage
          id="session.kind.useEmail"
          defaultMessage="For now an account is opened and used with an e-mail address."
        />
      }
      action={
        <Button variant="secondary" size="dense" onClick={onEmail}>
          <FormattedMessage id="session.kind.toEmail" defaultMessage="Use e-mail" />
        </Button>
      }
    />
  );
}
