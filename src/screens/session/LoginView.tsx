import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
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
import { useKind } from './useKind.ts';
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
  /** Offers login with a wallet. */
  onWallet?: (() => void) | undefined;
  /** Open sheet; it may lead to another identifier kind. */
  sheet?: ((onKind: (kind: IdentifierKind) => void) => ReactNode) | undefined;
  onBack: () => void;
  /** Undefined where passkeys do not work. */
  passkey?: PasskeyWayProps | undefined;
}

/** Login by phone, e-mail or username. */
export function LoginView(props: LoginViewProps) {
  const { returnsTo, sessionEnded, hasDraft, languageName, links, onWallet, sheet, onBack } = props;
  const [kind, choose] = useKind(props);
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
      {isPlain ? <IdentifierTabs kind={kind} onChange={choose} panelId={panelId} /> : null}
      <div id={panelId} role={isPlain ? 'tabpanel' : undefined}>
        <LoginForm {...props} kind={kind} step={step} onStep={setStep} />
      </div>
      <Stack gap="3">
        {props.passkey ? <PasskeyWay {...props.passkey} /> : null}
        {isPlain && onWallet ? (
          <Stack gutter>
            <Button variant="secondary" width="block" icon="wallet" onClick={onWallet}>
              <FormattedMessage id="walletLogin.title" defaultMessage="Log in with a wallet" />
            </Button>
          </Stack>
        ) : null}
      </Stack>
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
      {sheet?.(choose)}
    </SessionFrame>
  );
}
