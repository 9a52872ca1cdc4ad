import { FormattedMessage } from 'react-intl';
import type { Security } from '../../../api/accountSecurity.ts';
import { missingChannel, type Channels } from '../../../components/identifiers/missingChannel.ts';
import { FailedNotice } from '../../../ui/messages/FailedNotice.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { boundOf, type ContactKind } from './contactForm.ts';
import { WalletRows, type WalletRowsProps } from '../wallets/WalletRows.tsx';
import type { Extended } from '../extended.ts';
import { ProtectionRow } from './ProtectionRow.tsx';

export interface ContactRowsProps extends WalletRowsProps {
  /** A back end without it cannot bind addresses. */
  security: Extended<Security>;
  /** Delivery channels for codes on this site. */
  channels: Channels | undefined;
  onContact: (kind: ContactKind) => void;
}

function ContactRow({ kind, ...props }: { kind: ContactKind } & ContactRowsProps) {
  const { profile, security, channels, onContact } = props;
  const bound = boundOf(profile, kind);
  const isSendable = missingChannel(kind, channels) === undefined;
  const isMail = kind === 'email';
  return (
    <ProtectionRow
      icon={isMail ? laterIcons.mail : laterIcons.phone}
      title={
        isMail ? (
          <FormattedMessage id="session.identifier.email" defaultMessage="Email" />
        ) : (
          <FormattedMessage id="session.identifier.phone" defaultMessage="Phone" />
        )
      }
      caption={
        bound ||
        (isSendable ? (
          <FormattedMessage id="account.wayBack" defaultMessage="For account recovery" />
        ) : isMail ? (
          <FormattedMessage id="account.noMail" defaultMessage="This site does not send email" />
        ) : (
          <FormattedMessage id="account.noTexts" defaultMessage="This site does not send text messages" />
        ))
      }
      isSet={bound !== ''}
      missing={<FormattedMessage id="account.notLinked" defaultMessage="Not linked" />}
      onClick={security?.state === 'ready' && isSendable ? () => onContact(kind) : undefined}
    />
  );
}

/** Login names, which are also the recovery contacts. */
export function ContactRows(props: ContactRowsProps) {
  const { profile, security } = props;
  return (
    <Section title={<FormattedMessage id="account.ways" defaultMessage="Login and recovery" />}>
      <List>
        {profile.username ? (
          <ProtectionRow
            icon="user"
            title={<FormattedMessage id="session.identifier.username" defaultMessage="Username" />}
            caption={profile.username}
          />
        ) : null}
        <ContactRow {...props} kind="email" />
        <ContactRow {...props} kind="mobile" />
        <WalletRows {...props} />
      </List>
      {security?.state === 'failed' ? (
        <FailedNotice of={security}>
          <FormattedMessage
            id="account.contactFailed"
            defaultMessage="Email and phone cannot be changed right now."
          />
        </FailedNotice>
      ) : null}
    </Section>
  );
}
