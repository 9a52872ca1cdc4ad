import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { EmailRegistration } from './EmailRegistration.tsx';
import { IdentifierTabs, type IdentifierKind } from './IdentifierTabs.tsx';
import { KindNotAvailable } from './KindNotAvailable.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { Registered } from './Registered.tsx';
import type { EmailRegistrationProps } from './useRegistration.ts';

interface RegisterViewProps extends EmailRegistrationProps {
  languageName: string;
  links: EmailRegistrationProps['links'] & { language: string; login: string };
  /** The address of the account that now exists; the form gives way to a confirmation. */
  registered?: string;
  onBack: () => void;
}

/** Registration by e-mail with code, password, invitation and consent. */
export function RegisterView(props: RegisterViewProps) {
  const { languageName, links, registered, onBack } = props;
  const [kind, setKind] = useState<IdentifierKind>('email');
  const panelId = useId();
  const intl = useIntl();
  return (
    <SessionFrame
      title={intl.formatMessage({ id: 'register.bar', defaultMessage: 'Register' })}
      languageName={languageName}
      languageHref={links.language}
      onBack={onBack}
    >
      {registered === undefined ? (
        <>
          <Stack gap="1" gutter padBlock="2">
            <Text as="h2" variant="title1">
              <FormattedMessage id="register.title" defaultMessage="Create account" />
            </Text>
            <Text as="p" variant="label" tone="secondary" weight="regular">
              <FormattedMessage
                id="register.invitationNeeded"
                defaultMessage="You need an invitation code to open an account."
              />
            </Text>
          </Stack>
          <IdentifierTabs kind={kind} onChange={setKind} panelId={panelId} />
          <div id={panelId} role="tabpanel">
            {kind === 'email' ? (
              <EmailRegistration {...props} />
            ) : (
              <KindNotAvailable onEmail={() => setKind('email')} />
            )}
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
          email={registered}
          action={
            <Button width="block" href={links.login}>
              <FormattedMessage id="register.toLogin" defaultMessage="Log in" />
            </Button>
          }
        />
      )}
    </SessionFrame>
  );
}
