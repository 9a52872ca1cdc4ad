import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** A sandbox sends no mail; it shows the code instead, and says that it is one. */
export function SandboxCode({ code, onUse }: { code: string; onUse: () => void }) {
  return (
    <Notice
      tone="warning"
      live
      lead={<FormattedMessage id="session.sandbox" defaultMessage="Sandbox." />}
      action={
        <Button variant="secondary" size="sm" onClick={onUse}>
          <FormattedMessage id="session.sandbox.use" defaultMessage="Use this code" />
        </Button>
      }
    >
      <FormattedMessage
        id="session.sandbox.code"
        defaultMessage="No mail is sent here. Your code is {code}."
        values={{ code }}
      />
    </Notice>
  );
}
