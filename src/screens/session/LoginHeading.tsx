import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../contracts/brand.ts';
import { useDates } from '../../intl/useDates.ts';
import { BesideMeridian } from '../../ui/screen/BesideMeridian.tsx';
import { Logo } from '../../ui/pictures/Logo.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Stepper } from '../../ui/progress/Stepper.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import type { LoginStep } from './loginSteps.ts';

interface LoginHeadingProps {
  kind: IdentifierKind;
  step: LoginStep;
  /** Title of the page that login returns to. */
  returnsTo?: string;
  /** The previous session has ended. */
  sessionEnded?: boolean;
  /** The page that login returns to has a form draft. */
  hasDraft?: boolean;
}

function Ended({ hasDraft }: Pick<LoginHeadingProps, 'hasDraft'>) {
  return (
    <Notice tone="info" lead={<FormattedMessage id="login.ended" defaultMessage="Your session has ended." />}>
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
  );
}

function Title({ step }: Pick<LoginHeadingProps, 'step'>) {
  const dates = useDates();
  if (step.at === 'wait')
    return (
      <FormattedMessage
        id="login.wait.title"
        defaultMessage="Log in at {time}"
        values={{ time: dates.shortClock(step.dueMs) }}
      />
    );
  if (step.at === 'code')
    return <FormattedMessage id="login.code.title" defaultMessage="Enter a code first" />;
  return (
    <FormattedMessage id="login.title" defaultMessage="Log in to {brand}" values={{ brand: brand.name }} />
  );
}

function Why({ step, returnsTo }: Pick<LoginHeadingProps, 'step' | 'returnsTo'>) {
  if (step.at === 'wait')
    return (
      <FormattedMessage
        id="login.wait.why"
        defaultMessage="There were many failed logins for this account. No code can be sent to it, so you have to wait before we check your password."
      />
    );
  if (step.at === 'code')
    return (
      <FormattedMessage
        id="login.code.why"
        defaultMessage="There were many failed logins for this account, so we ask for a code before the password."
      />
    );
  if (step.at === 'password')
    return (
      <FormattedMessage id="login.code.right" defaultMessage="Code accepted. Now enter your password." />
    );
  if (returnsTo === undefined) return null;
  return (
    <FormattedMessage
      id="login.returnsTo"
      defaultMessage="You will return to {page} after logging in."
      values={{ page: returnsTo }}
    />
  );
}

function Steps({ kind, step }: Pick<LoginHeadingProps, 'kind' | 'step'>) {
  const intl = useIntl();
  return (
    <Stepper
      label={intl.formatMessage({ id: 'login.steps', defaultMessage: 'Login steps' })}
      at={step.at === 'code' ? 1 : 2}
      steps={[
        kind === 'mobile' ? (
          <FormattedMessage id="session.identifier.phone" defaultMessage="Phone" />
        ) : (
          <FormattedMessage id="session.identifier.email" defaultMessage="Email" />
        ),
        <FormattedMessage id="login.step.code" defaultMessage="Code" />,
        <FormattedMessage id="session.password" defaultMessage="Password" />,
      ]}
    />
  );
}

/** States the reason for the login, the page it returns to and, with an extra step, the progress. */
export function LoginHeading({ kind, step, returnsTo, sessionEnded, hasDraft }: LoginHeadingProps) {
  const hasWhy = step.at !== 'credentials' || returnsTo !== undefined;
  return (
    <Stack gap="5" gutter padBlock="7">
      <Logo variant="mark" size="lg" />
      <Stack gap="2">
        <Text as="h2" variant="title1">
          <Title step={step} />
        </Text>
        {hasWhy ? (
          <div role={step.at === 'credentials' ? undefined : 'status'}>
            <BesideMeridian>
              <Text as="p" variant="label" tone="secondary" weight="regular">
                <Why step={step} returnsTo={returnsTo} />
              </Text>
            </BesideMeridian>
          </div>
        ) : null}
      </Stack>
      {step.at === 'code' || step.at === 'password' ? <Steps kind={kind} step={step} /> : null}
      {sessionEnded && step.at === 'credentials' ? <Ended hasDraft={hasDraft} /> : null}
    </Stack>
  );
}
