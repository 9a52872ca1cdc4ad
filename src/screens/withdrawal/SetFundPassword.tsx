import { FormattedMessage } from 'react-intl';
import { RequiredFirst } from '../../components/details/RequiredFirst.tsx';
import { RefusalText } from '../../intl/RefusalText.tsx';

interface SetFundPasswordProps {
  href: string;
  onClose: () => void;
}

/** Blocks a withdrawal without a fund password and links to the page that sets one. */
export function SetFundPassword({ href, onClose }: SetFundPasswordProps) {
  return (
    <RequiredFirst
      title={<RefusalText of="account.fundPasswordMissing" />}
      text={
        <FormattedMessage
          id="withdraw.fundPassword.why"
          defaultMessage="It confirms each withdrawal. Nothing was sent, and you come back here afterwards."
        />
      }
      go={<FormattedMessage id="fundPassword.set" defaultMessage="Set fund password" />}
      to={href}
      onClose={onClose}
    />
  );
}
