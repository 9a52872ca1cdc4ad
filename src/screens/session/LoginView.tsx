import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Graticule } from '../../ui/screen/Graticule.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { IdentifierTabs } from './IdentifierTabs.tsx';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import { LoginFoot } from './LoginFoot.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginHeading } from './LoginHeading.tsx';
import type { LoginStep } from './loginSteps.ts';
import { PasskeyWay, type PasskeyWayProps } from './PasskeyWay.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import type { LoginProps } from './useLogin.ts';

interface LoginViewProps extends LoginProps {
  /** Identifier kind; the tabs change it. */
  kind?: IdentifierKind;
  onKind?: (kind: IdentifierKind) => void;
  /** Title of the page that login returns to. */
  returnsTo?: string;
  /** The previous session has ended. */
  sessionEnded?: boolean;
  /** The page that login returns to has a form draft. */
  hasDraft?: boolean;
  languageName: string;
  links: { language: string; register: string; forgot: string; country: string };
  onBack: () => void;
  /** Undefined where passkeys do not work. */
  passkey?: PasskeyWayProps | undefined;
}

/** Login by phone, e-mail or username. */
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
  const [step, setStep] = useState<LoginStep>({ at: 'credentials' });
  const isPlain = step.at === 'credentials';
  const panelId = useId();
  const intl = useIntl();
  return (
    <SessionFrame
      title={intl.formatMessage({ id: 'session.login', defaultMessage: 'Log in' })}
      exit={isPlain ? 'close' : 'back'}
      languageName={languageName}
      languageHref={links.language}
      onBack={isPlain ? onBack : () => setStep({ at: 'credentials' })}
    >
      <Graticule variant="hero" />
      <LoginHeading
        kind={kind}
        step={step}
        returnsTo={returnsTo}
        sessionEnded={sessionEnded}
        hasDraft={hasDraft}
      />
      {isPlain ? (
        <IdentifierTabs
          kind={kind}
          onChange={(next) => {
            setKind(next);
            onKind?.(next);
          }}
          panelId={panelId}
        />
      ) : null}
      <div id={panelId} role={isPlain ? 'tabpanel' : undefined}>
        <LoginForm {...props} kind={kind} step={step} onStep={setStep} />
      </div>
      {props.passkey ? <PasskeyWay {...props.passkey} /> : null}
      <Stack grow justify="end" gutter padBlock="5">
        {step.at === 'code' ? (
          <LoginFoot />
        ) : (
          <Text as="p" variant="label" weight="regular" align="center">
            <FormattedMessage
              id="login.new"
              defaultMessage="New here? <link>Create account</link>"
              values={{ link: (text) => <Link href={links.register}>{text}</Link> }}
            />
          </Text>
        )}
      </Stack>
    </SessionFrame>
  );
}
