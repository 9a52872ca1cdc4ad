import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { IdentifierTabs } from './IdentifierTabs.tsx';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import type { Channels } from '../../components/identifiers/missingChannel.ts';
import { NeedsChannel } from './NeedsChannel.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import type { ForgotKind, ForgotProps } from './useForgot.ts';

interface ForgotPasswordViewProps extends ForgotProps {
  /** Identifier kind; a username has no address, so the e-mail tab opens. */
  kind?: IdentifierKind;
  onKind?: (kind: IdentifierKind) => void;
  /** How this site can send codes. */
  channels?: Channels;
  /** The password was changed; a confirmation replaces the form. */
  isChanged?: boolean;
  languageName: string;
  links: { language: string; country: string; login: string };
  onBack: () => void;
}

function Changed({ loginHref }: { loginHref: string }) {
  return (
    <div role="status">
      <Empty
        title={<FormattedMessage id="forgot.done" defaultMessage="Your password has been changed" />}
        text={
          <FormattedMessage
            id="forgot.done.next"
            defaultMessage="All your devices are logged out. Log in with the new password."
          />
        }
        action={
          <Button width="block" href={loginHref}>
            <FormattedMessage id="session.login" defaultMessage="Log in" />
          </Button>
        }
      />
    </div>
  );
}

function Heading() {
  return (
    <Stack gap="1" gutter padBlock="2">
      <Text as="h2" variant="title1">
        <FormattedMessage id="forgot.title" defaultMessage="Reset your password" />
      </Text>
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="forgot.text"
          defaultMessage="We’ll send a code to the phone or email of your account."
        />
      </Text>
    </Stack>
  );
}

/** Sets a new login password for a user who proves ownership of the account's address. */
export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  const { kind: first, onKind, channels, isChanged = false, languageName, links, onBack } = props;
  const [kind, setKind] = useState<ForgotKind>(first === 'mobile' ? first : 'email');
  const panelId = useId();
  const intl = useIntl();
  function choose(next: IdentifierKind): void {
    if (next === 'username') return;
    setKind(next);
    onKind?.(next);
  }
  return (
    <SessionFrame
      title={intl.formatMessage({ id: 'forgot.bar', defaultMessage: 'Reset password' })}
      languageName={languageName}
      languageHref={links.language}
      onBack={onBack}
    >
      {isChanged ? (
        <Changed loginHref={links.login} />
      ) : (
        <>
          <Heading />
          <IdentifierTabs kind={kind} onChange={choose} panelId={panelId} addressesOnly />
          <div id={panelId} role="tabpanel">
            <NeedsChannel kind={kind} channels={channels} onKind={choose}>
              {/** Each identifier kind has its own code, so the form remounts and its steps restart. */}
              <ForgotForm key={kind} {...props} kind={kind} />
            </NeedsChannel>
          </div>
        </>
      )}
    </SessionFrame>
  );
}
