import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../api/account.ts';
import { CopyValue } from '../../ui/actions/CopyValue.tsx';
import { HeadedSkeleton } from '../../ui/loading/HeadedSkeleton.tsx';
import { ProfileHead } from '../../ui/cards/ProfileHead.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { ContactRows, type ContactRowsProps } from './security/ContactRows.tsx';
import { IdentityRows, type IdentityRowsProps } from './IdentityRows.tsx';
import { initialsOf } from './initials.ts';
import { LeavingRows, type LeavingRowsProps } from './LeavingRows.tsx';

interface AccountViewProps extends Omit<ContactRowsProps & IdentityRowsProps, 'profile'>, LeavingRowsProps {
  profile: RemoteState<Profile>;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
  sheets: ReactNode;
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
      <IdentityRows profile={profile} {...props} />
      <LeavingRows {...props} />
    </>
  );
}

/** View of the account page: identity, login names and recovery contacts. */
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
