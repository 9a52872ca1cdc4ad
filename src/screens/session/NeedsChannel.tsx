import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import { missingChannel, type Channels } from '../../components/identifiers/missingChannel.ts';

interface NeedsChannelProps {
  kind: IdentifierKind;
  /** How this site can send codes. */
  channels: Channels | undefined;
  /** Opens the tab of another kind. */
  onKind: (kind: 'mobile' | 'email') => void;
  children: ReactNode;
}

/** The form of a tab; if this site cannot send its codes, a link to the other tab. */
export function NeedsChannel({ kind, channels, onKind, children }: NeedsChannelProps) {
  const channel = missingChannel(kind, channels);
  if (channel === undefined) return children;
  return (
    <Empty
      title={<FormattedMessage id="session.channel.missing" defaultMessage="Codes cannot be sent this way" />}
      text={
        channel === 'sms' ? (
          <FormattedMessage
            id="session.channel.noSms"
            defaultMessage="This site does not send text messages. Use your email address instead."
          />
        ) : (
          <FormattedMessage
            id="session.channel.noMail"
            defaultMessage="This site does not send email. Use your phone number instead."
          />
        )
      }
      action={
        <Button
          variant="secondary"
          size="dense"
          onClick={() => onKind(channel === 'sms' ? 'email' : 'mobile')}
        >
          {channel === 'sms' ? (
            <FormattedMessage id="session.kind.toEmail" defaultMessage="Use email" />
          ) : (
            <FormattedMessage id="session.kind.toPhone" defaultMessage="Use phone number" />
          )}
        </Button>
      }
    />
  );
}
