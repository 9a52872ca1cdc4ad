import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

interface ChannelMissingProps {
  channel: 'mail' | 'sms';
  /** Opens the tab of the other way. */
  onOther: () => void;
}

/** Stands in a tab whose codes cannot be sent from this site, and leads to the one whose can. */
export function ChannelMissing({ channel, onOther }: ChannelMissingProps) {
  return (
    <Empty
      title={<FormattedMessage id="session.channel.missing" defaultMessage="Codes cannot be sent this way" />}
      text={
        channel === 'sms' ? (
          <FormattedMessage
            id="session.channel.noSms"
            defaultMessage="This site sends no text messages. Use your e-mail address instead."
          />
        ) : (
          <FormattedMessage
            id="session.channel.noMail"
            defaultMessage="This site sends no e-mail. Use your phone number instead."
          />
        )
      }
      action={
        <Button variant="secondary" size="dense" onClick={onOther}>
          {channel === 'sms' ? (
            <FormattedMessage id="session.kind.toEmail" defaultMessage="Use e-mail" />
          ) : (
            <FormattedMessage id="session.kind.toPhone" defaultMessage="Use phone number" />
          )}
        </Button>
      }
    />
  );
}
