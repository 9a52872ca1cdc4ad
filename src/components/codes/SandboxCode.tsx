import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';

interface SandboxCodeProps {
  code: string;
  channel: 'mail' | 'sms';
  onUse: () => void;
}

/** A sandbox sends no code; it shows the code and labels it as a sandbox code. */
export function SandboxCode({ code, channel, onUse }: SandboxCodeProps) {
  return (
    <Notice
      tone="warning"
      live
      lead={<FormattedMessage id="common.sandbox" defaultMessage="Sandbox." />}
      action={
        <Button variant="secondary" size="sm" onClick={onUse}>
          <FormattedMessage id="session.sandbox.use" defaultMessage="Use this code" />
        </Button>
      }
    >
      {channel === 'mail' ? (
        <FormattedMessage
          id="session.sandbox.code"
          defaultMessage="No email is sent here. Your code is {code}."
          values={{ code }}
        />
      ) : (
        <FormattedMessage
          id="session.sandbox.textCode"
          defaultMessage="No message is sent here. Your code is {code}."
          values={{ code }}
        />
      )}
    </Notice>
  );
}
