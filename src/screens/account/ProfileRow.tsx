import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../api/account.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { FailedNotice } from '../../ui/messages/FailedNotice.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { initialsOf } from './initials.ts';
import { VerificationPill } from './VerificationPill.tsx';

interface ProfileRowProps {
  /** Undefined for a visitor. */
  profile: RemoteState<Profile> | undefined;
  /** From the session, which is available before the profile is loaded. */
  isSandbox: boolean;
  links: { account: string; login: string };
}

function Known({ profile, href }: { profile: Profile; href: string }) {
  const address = profile.email || profile.phone || (profile.username ?? '');
  const name = profile.name || address;
  return (
    <List>
      <ListRow
        href={href}
        lead={<CoinDisc glyph={initialsOf(name, !profile.name)} colour={1} size="lg" />}
        title={name}
        titleRoom="long"
        caption={
          <FormattedMessage
            id="account.id"
            defaultMessage="ID {number}"
            values={{ number: profile.account_number }}
          />
        }
        value={<VerificationPill profile={profile} />}
      />
    </List>
  );
}

function Sandbox() {
  return (
    <Stack gutter padBlock="2">
      <Notice
        tone="warning"
        lead={<FormattedMessage id="account.sandbox" defaultMessage="Sandbox account." />}
      >
        <FormattedMessage
          id="account.sandbox.text"
          defaultMessage="Its balance is practice money and is worth nothing outside this sandbox."
        />
      </Notice>
    </Stack>
  );
}

/** Profile of the logged-in user, or the login link. */
export function ProfileRow({ profile, isSandbox, links }: ProfileRowProps) {
  if (profile === undefined) {
    return (
      <Stack gutter gap="4" padBlock="4">
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="account.visitor"
            defaultMessage="Log in to see your account. You can set display and language without logging in."
          />
        </Text>
        <Button width="block" href={links.login}>
          <FormattedMessage id="session.login" defaultMessage="Log in" />
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <Remote
        of={profile}
        skeleton={<Skeleton shape="rows" count={1} />}
        failed={(failure) => (
          <FailedNotice of={failure}>
            <FormattedMessage
              id="account.failed"
              defaultMessage="Your profile could not be loaded. You can still use the settings below."
            />
          </FailedNotice>
        )}
      >
        {(data) => <Known profile={data} href={links.account} />}
      </Remote>
      {isSandbox ? <Sandbox /> : null}
    </>
  );
}
