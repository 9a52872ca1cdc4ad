import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { IdentifierTabs } from './IdentifierTabs.tsx';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import type { Channels } from '../../components/identifiers/missingChannel.ts';
import { NeedsChannel } from './NeedsChannel.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { Registered } from './Registered.tsx';
import { useKind } from './useKind.ts';
import type { RegistrationProps } from './useRegistration.ts';

interface RegisterViewProps extends RegistrationProps {
  /** Identifier kind of the new account; the tabs change it. */
  kind?: IdentifierKind;
  onKind?: (kind: IdentifierKind) => void;
  /** How this site can send codes. */
  channels?: Channels;
  languageName: string;
  links: RegistrationProps['links'] & { language: string; login: string };
  /** Identifier of the created account; a confirmation replaces the form. */
  registered?: string;
  onBack: () => void;
}

function Heading() {
  return (
    <Stack gap="1" gutter padBlock="2">
      <Text as="h2" variant="title1">
        <FormattedMessage id="session.register" defaultMessage="Create account" />
      </Text>
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="register.invitationNeeded"
          defaultMessage="You need an invitation code to open an account."
        />
      </Text>
    </Stack>
  );
}

/** Registration by phone, e-mail or username, with code, password, invitation and consent. */
export function RegisterView(props: RegisterViewProps) {
  const { channels, languageName, links, registered, onBack } = props;
  const [kind, choose] = useKind(props);
  const panelId = useId();
  const intl = useIntl();
  return (
    <SessionFrame
      title={intl.formatMessage({ id: 'session.register', defaultMessage: 'Create account' })}
      languageName={languageName}
      languageHref={links.language}
      onBack={onBack}
    >
      {registered === undefined ? (
        <>
          <Heading />
          <IdentifierTabs kind={kind} onChange={choose} panelId={panelId} />
          <div id={panelId} role="tabpanel">
            <NeedsChannel kind={kind} channels={channels} onKind={choose}>
              <RegistrationForm {...props} kind={kind} />
            </NeedsChannel>
          </div>
          <Stack grow justify="end" gutter padBlock="5">
            <Text as="p" variant="label" weight="regular" align="center">
              <FormattedMessage
                id="register.haveAccount"
                defaultMessage="Already have an account? <link>Log in</link>"
                values={{ link: (text) => <Link href={links.login}>{text}</Link> }}
              />
            </Text>
          </Stack>
        </>
      ) : (
        <Registered
          identifier={registered}
          action={
            <Button width="block" href={links.login}>
              <FormattedMessage id="session.login" defaultMessage="Log in" />
            </Button>
          }
        />
      )}
    </SessionFrame>
  );
}
