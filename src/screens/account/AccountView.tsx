import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../api/account.ts';
import { useDates } from '../../intl/useDates.ts';
import { CopyValue } from '../../ui/CopyValue.tsx';
import { HeadedSkeleton } from '../../ui/HeadedSkeleton.tsx';
import { List } from '../../ui/List.tsx';
import { ProfileHead } from '../../ui/ProfileHead.tsx';
import { Remote } from '../../ui/Remote.tsx';
import { Section } from '../../ui/Section.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { SubScreen } from '../../ui/SubScreen.tsx';
import { Text } from '../../ui/Text.tsx';
import * as laterIcons from '../../ui/laterIcons.ts';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { supportHref } from '../../ui/supportHref.ts';
import { ContactRows, type ContactRowsProps } from './ContactRows.tsx';
import { initialsOf } from './initials.ts';
import { ProtectionRow } from './ProtectionRow.tsx';
import { VerificationPill } from './VerificationPill.tsx';

interface AccountViewProps extends Omit<ContactRowsProps, 'profile'> {
  profile: RemoteState<Profile>;
  /** Where the advanced verification stands; undefined while that is not known. */
  advanced: number | undefined;
  links: Record<'verification' | 'bankCard', string>;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
  sheets: ReactNode;
}

function Identity({
  profile,
  advanced,
  links,
}: { profile: Profile } & Pick<AccountViewProps, 'advanced' | 'links'>) {
  const dates = useDates();
  const isVerified = profile.review_status === 2 && profile.decided_ms !== undefined;
  return (
    <Section title={<FormattedMessage id="account.identity" defaultMessage="Identity and bank" />}>
      <List>
        <ProtectionRow
          icon={laterIcons.face}
          title={<FormattedMessage id="verification.title" defaultMessage="Verification" />}
          caption={
            isVerified ? (
              <FormattedMessage
                id="account.verified.since"
                defaultMessage="Basic since {date}"
                values={{ date: dates.day(profile.decided_ms!) }}
              />
            ) : undefined
          }
          value={<VerificationPill profile={profile} advanced={advanced} />}
          href={links.verification}
        />
        <ProtectionRow
          icon={laterIcons.card}
          title={<FormattedMessage id="bank.card" defaultMessage="Bank card" />}
          href={links.bankCard}
        />
      </List>
    </Section>
  );
}

/** What only support can do so far. */
function Leaving() {
  const what = <FormattedMessage id="account.bySupport" defaultMessage="Support does this for you" />;
  const href = supportHref({});
  return (
    <Section title={<FormattedMessage id="account.data" defaultMessage="Your data" />}>
      <List>
        <ProtectionRow
          icon="download"
          title={<FormattedMessage id="account.export" defaultMessage="Get a copy of your data" />}
          caption={what}
          href={href}
        />
        <ProtectionRow
          icon="close"
          title={<FormattedMessage id="account.close" defaultMessage="Close the account" />}
          caption={what}
          href={href}
        />
      </List>
    </Section>
  );
}

function Content({ profile, ...props }: Omit<AccountViewProps, 'profile'> & { profile: Profile }) {
  const intl = useIntl();
  const address = profile.email || profile.phone || (profile.username ?? '');
  const name = profile.name || address;
  return (
    <>
      <Stack gutter padBlock="3">
        <ProfileHead initials={initialsOf(name, !profile.name)} name={name}>
          <Text as="div" variant="label" tone="muted" weight="regular">
            <CopyValue
              text={profile.account_number}
              name={intl.formatMessage({ id: 'account.number.name', defaultMessage: 'account number' })}
            >
              <FormattedMessage
                id="account.number"
                defaultMessage="Account {number}"
                values={{ number: profile.account_number }}
              />
            </CopyValue>
          </Text>
        </ProfileHead>
      </Stack>
      <ContactRows profile={profile} {...props} />
      <Identity profile={profile} {...props} />
      <Leaving />
    </>
  );
}

/** Who somebody is here, and how they log in and are found again. */
export function AccountView(props: AccountViewProps) {
  const { profile, onRefresh, onBack, offlineBar, sheets } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="account.title" defaultMessage="Account" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
      sheets={sheets}
    >
      <Remote
        of={profile}
        skeleton={<HeadedSkeleton />}
        failedTitle={
          <FormattedMessage id="account.loadFailed" defaultMessage="Your profile could not be loaded" />
        }
      >
        {(data) => <Content {...props} profile={data} />}
      </Remote>
    </SubScreen>
  );
}
