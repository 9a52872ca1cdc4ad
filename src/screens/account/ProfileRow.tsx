import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../api/account.ts';
import { StatusPill } from '../../components/details/StatusPill.tsx';
import { Button } from '../../ui/Button.tsx';
import { CoinDisc } from '../../ui/CoinDisc.tsx';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Remote } from '../../ui/Remote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';

interface ProfileRowProps {
  /** Undefined for a visitor. */
  profile: RemoteState<Profile> | undefined;
  links: { account: string; login: string };
}

function VerificationPill({ profile }: { profile: Profile }) {
  if (profile.review_status === 2) {
    return (
      <Pill tone="success" icon="check">
        {profile.advanced_user === 2 ? (
          <FormattedMessage id="account.verified.advanced" defaultMessage="Advanced" />
        ) : (
          <FormattedMessage id="account.verified.basic" defaultMessage="Basic" />
        )}
      </Pill>
    );
  }
  if (profile.review_status === 1) {
    return (
      <Pill tone="warning" icon="clock">
        <FormattedMessage id="account.underReview" defaultMessage="Under review" />
      </Pill>
    );
  }
  if (profile.review_status === 3) {
    return (
      <Pill tone="danger" icon="close">
        <FormattedMessage id="verification.rejected" defaultMessage="Rejected" />
      </Pill>
    );
  }
  const isNone = profile.review_status === 0;
  const none = <FormattedMessage id="account.notVerified" defaultMessage="Not verified" />;
  return (
    <StatusPill status={isNone ? { tone: 'neutral', label: none } : undefined} code={profile.review_status} />
  );
}

/** Of a name the first letters of its first and last word, of an address its first letter. */
function initialsOf(name: string, isAddress: boolean): string {
  const letters = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? ['–'];
  const [first, last] = [letters[0], letters.at(-1)!];
  return (isAddress || letters.length === 1 ? first : first + last).toLocaleUpperCase();
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
      {profile.is_sandbox ? (
        <li>
          <Stack gutter padBlock="2">
            <Notice
              tone="warning"
              lead={<FormattedMessage id="account.sandbox" defaultMessage="Sandbox account." />}
            >
              <FormattedMessage
                id="account.sandbox.text"
                defaultMessage="Its balance is practice money and cannot be withdrawn."
              />
            </Notice>
          </Stack>
        </li>
      ) : null}
    </List>
  );
}

/** Whose account this is, or the way to log in. */
export function ProfileRow({ profile, links }: ProfileRowProps) {
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
    <Remote
      of={profile}
      skeleton={<Skeleton shape="rows" count={1} />}
      failed={(failure) => (
        <FailedNotice of={failure}>
          <FormattedMessage
            id="account.failed"
            defaultMessage="Your profile could not be loaded. The settings below work."
          />
        </FailedNotice>
      )}
    >
      {(data) => <Known profile={data} href={links.account} />}
    </Remote>
  );
}
