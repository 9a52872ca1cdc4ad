import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../contracts/brand.ts';
import { Graticule } from '../../ui/Graticule.tsx';
import { Link } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { IdentifierTabs } from './IdentifierTabs.tsx';
import type { IdentifierKind } from './identifierKind.ts';
import { LoginForm } from './LoginForm.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import type { LoginProps } from './useLogin.ts';

interface LoginViewProps extends LoginProps {
  /** How the account is named; the tabs change it. */
  kind?: IdentifierKind;
  onKind?: (kind: IdentifierKind) => void;
  /** The name of the page to which the user returns. */
  returnsTo?: string;
  /** The former session has ended. */
  sessionEnded?: boolean;
  /** A form waits on the page to which the user returns. */
  hasDraft?: boolean;
  languageName: string;
  links: { language: string; register: string; forgot: string; country: string };
  onBack: () => void;
}

type HeadingProps = Pick<LoginViewProps, 'returnsTo' | 'sessionEnded' | 'hasDraft'>;

function Heading({ returnsTo, sessionEnded, hasDraft }: HeadingProps) {
  return (
    <Stack gap="5" gutter padBlock="7">
      <Logo variant="mark" size="lg" />
      <Stack gap="2">
        <Text as="h2" variant="title1">
          <FormattedMessage
            id="login.title"
            defaultMessage="Log in to {brand}"
            values={{ brand: brand.name }}
          />
        </Text>
        {returnsTo === undefined ? null : (
          <Text as="p" variant="label" tone="secondary" weight="regular">
            <FormattedMessage
              id="login.returnsTo"
              defaultMessage="You will return to {page} after logging in."
              values={{ page: returnsTo }}
            />
          </Text>
        )}
      </Stack>
      {sessionEnded ? (
        <Notice
          tone="info"
          lead={<FormattedMessage id="login.ended" defaultMessage="Your session has ended." />}
        >
          {hasDraft ? (
            <FormattedMessage
              id="login.ended.draft"
              defaultMessage="Log in to continue. You’ll return to the page you were on, with your entries kept."
            />
          ) : (
            <FormattedMessage
              id="login.ended.continue"
              defaultMessage="Log in to continue. You’ll return to the page you were on."
            />
          )}
        </Notice>
      ) : null}
    </Stack>
  );
}

/** Login by phone, e-mail or username; says why the user is here and where they return to. */
export function LoginView(props: LoginViewProps) {
  const {
    kind: first = 'email',
    onKind,
    returnsTo,
    sessionEnded,
    hasDraft,
    languageName,
    links,
    onBack,
  } = props;
  const [kind, setKind] = useState(first);
  const panelId = useId();
  const intl = useIntl();
  return (
    <SessionFrame
      title={intl.formatMessage({ id: 'session.login', defaultMessage: 'Log in' })}
      exit="close"
      languageName={languageName}
      languageHref={links.language}
      onBack={onBack}
    >
      <Graticule variant="hero" />
      <Heading returnsTo={returnsTo} sessionEnded={sessionEnded} hasDraft={hasDraft} />
      <IdentifierTabs
        kind={kind}
        onChange={(next) => {
          setKind(next);
          onKind?.(next);
        }}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel">
        <LoginForm {...props} kind={kind} />
      </div>
      <Stack grow justify="end" gutter padBlock="5">
        <Text as="p" variant="label" weight="regular" align="center">
          <FormattedMessage
            id="login.new"
            defaultMessage="New here? <link>Create account</link>"
            values={{ link: (text) => <Link href={links.register}>{text}</Link> }}
          />
        </Text>
      </Stack>
    </SessionFrame>
  );
}
