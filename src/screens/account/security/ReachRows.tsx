import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../../api/account.ts';
import { List } from '../../../ui/lists/List.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { ProtectionRow } from './ProtectionRow.tsx';

interface ReachRowsProps {
  profile: Profile;
  /** Empty if none is set; undefined if the back end does not support it. */
  phrase: string | undefined;
  /** Whether addresses can be bound. */
  canBind: boolean;
  accountHref: string;
  onPhrase: () => void;
}

/** Contact addresses and the anti-phishing phrase. */
export function ReachRows({ profile, phrase, canBind, accountHref, onPhrase }: ReachRowsProps) {
  const href = canBind ? accountHref : undefined;
  const missing = <FormattedMessage id="account.notLinked" defaultMessage="Not linked" />;
  return (
    <Section title={<FormattedMessage id="security.reach" defaultMessage="How we reach you" />}>
      <List>
        <ProtectionRow
          icon={laterIcons.mail}
          title={<FormattedMessage id="session.identifier.email" defaultMessage="Email" />}
          caption={profile.email || undefined}
          isSet={profile.email !== ''}
          missing={missing}
          href={href}
        />
        <ProtectionRow
          icon={laterIcons.phone}
          title={<FormattedMessage id="session.identifier.phone" defaultMessage="Phone" />}
          caption={profile.phone || undefined}
          isSet={profile.phone !== ''}
          missing={missing}
          href={href}
        />
        {phrase === undefined ? null : (
          <ProtectionRow
            icon="chat"
            title={<FormattedMessage id="security.phrase" defaultMessage="Anti-phishing phrase" />}
            caption={
              phrase || (
                <FormattedMessage id="security.phrase.why" defaultMessage="Helps you spot fake emails" />
              )
            }
            isSet={phrase !== ''}
            onClick={onPhrase}
          />
        )}
      </List>
    </Section>
  );
}
