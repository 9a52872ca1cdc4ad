import { FormattedMessage } from 'react-intl';
import { brand } from '../../../contracts/brand.ts';
import * as maxLengths from '../../../contracts/maxLengths.ts';
import { CodeInput } from '../../components/codes/CodeInput.tsx';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDates } from '../../intl/useDates.ts';
import { shield } from '../../ui/pictures/laterIcons.ts';
import { IdentifierField } from './IdentifierField.tsx';
import { identifierFields, type IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import { useLogin, type LoginProps, type LoginSteps } from './useLogin.ts';
import { useSecondsUntil } from '../../components/live/useSecondsUntil.ts';

interface LoginFormProps extends LoginProps, LoginSteps {
  kind: IdentifierKind;
  links: { forgot: string; country: string };
}

type Parts = ReturnType<typeof useLogin>;

function Password({ form }: Parts) {
  return (
    <PasswordField
      {...form.field('password')}
      label={<FormattedMessage id="session.password" defaultMessage="Password" />}
      autoComplete="current-password"
      maxLength={maxLengths.login.password}
    />
  );
}

/** The confirmed identifier, and a link to change it. */
function SettledName({ form, phone, kind, onStep }: Parts & Pick<LoginFormProps, 'kind' | 'onStep'>) {
  const { country } = phone;
  const typed = form.values[identifierFields[kind]].trim();
  return (
    <TextField
      label={
        kind === 'mobile' ? (
          <FormattedMessage id="login.phone" defaultMessage="Phone number" />
        ) : kind === 'email' ? (
          <FormattedMessage id="session.identifier.email" defaultMessage="Email" />
        ) : (
          <FormattedMessage id="login.username" defaultMessage="Username" />
        )
      }
      value={kind === 'mobile' && country ? `+${country.dialCode} ${phone.format?.(typed) ?? typed}` : typed}
      onChange={() => undefined}
      disabled
      end={
        <TextButton onClick={() => onStep({ at: 'credentials' })}>
          <FormattedMessage id="common.change" defaultMessage="Change" />
        </TextButton>
      }
    />
  );
}

function CodeStep(props: Parts & Pick<LoginFormProps, 'kind' | 'onStep'>) {
  const { form, code, kind } = props;
  return (
    <>
      <SettledName {...props} />
      <CodeInput
        {...form.field('code')}
        code={code}
        hint={
          kind === 'mobile' ? (
            <FormattedMessage
              id="login.code.sms"
              defaultMessage="If an account has this number, use the newest code sent to it. It is valid for 10 minutes."
            />
          ) : (
            <FormattedMessage
              id="login.code.mail"
              defaultMessage="If an account has this address, use the newest code in its inbox. It is valid for 10 minutes."
            />
          )
        }
        channel={kind === 'mobile' ? 'sms' : 'mail'}
      />
      <SubmitButton form={form} busy={<FormattedMessage id="forgot.checking" defaultMessage="Checking" />}>
        <FormattedMessage id="login.code.continue" defaultMessage="Continue to password" />
      </SubmitButton>
      <Notice
        tone="neutral"
        icon={shield}
        lead={<FormattedMessage id="login.code.safe" defaultMessage="No one can lock you out by guessing." />}
      >
        <FormattedMessage
          id="login.code.safe.why"
          defaultMessage="Only you get this code, so only you can continue to the password. {brand} never asks you for it."
          values={{ brand: brand.name }}
        />
      </Notice>
    </>
  );
}

function LogIn({ form }: Pick<Parts, 'form'>) {
  return (
    <SubmitButton form={form} busy={<FormattedMessage id="login.submitting" defaultMessage="Logging in" />}>
      <FormattedMessage id="session.login" defaultMessage="Log in" />
    </SubmitButton>
  );
}

function WaitStep(props: Parts & Pick<LoginFormProps, 'kind' | 'onStep'> & { dueMs: number }) {
  const { form, dueMs } = props;
  const dates = useDates();
  const secondsLeft = useSecondsUntil(dueMs);
  const minutes = Math.ceil(secondsLeft / 60);
  return (
    <>
      <SettledName {...props} />
      <Password {...props} />
      <SubmitButton
        form={form}
        busy={<FormattedMessage id="login.submitting" defaultMessage="Logging in" />}
        reason={
          secondsLeft > 0 ? (
            <FormattedMessage
              id="login.wait.left"
              defaultMessage="You can log in here in {minutes, plural, one {# minute} other {# minutes}}"
              values={{ minutes }}
            />
          ) : undefined
        }
      >
        <FormattedMessage id="session.login" defaultMessage="Log in" />
      </SubmitButton>
      {secondsLeft > 0 ? (
        <Notice
          tone="neutral"
          icon="timer"
          lead={
            <FormattedMessage
              id="login.wait.safe"
              defaultMessage="You can leave this page until {time}."
              values={{ time: dates.shortClock(dueMs) }}
            />
          }
        >
          <FormattedMessage
            id="login.wait.safe.why"
            defaultMessage="This time does not change if others keep trying or if you close the page. After it you have half an hour for one attempt. On a network you’ve logged in from in the last 90 days, you don’t have to wait."
          />
        </Notice>
      ) : (
        <Notice
          tone="success"
          live
          lead={<FormattedMessage id="login.wait.over" defaultMessage="The wait is over." />}
        >
          <FormattedMessage
            id="login.wait.over.next"
            defaultMessage="You have one attempt: check the password before you submit it."
          />
        </Notice>
      )}
    </>
  );
}

/** Identifier and password, or the required first step while the account is under password guessing. */
export function LoginForm({ kind, links, ...props }: LoginFormProps) {
  const parts = useLogin(kind, props);
  const { form, phone } = parts;
  const { step, onStep } = props;
  const named = { ...parts, kind, onStep };
  return (
    <FormFrame form={form}>
      {step.at === 'code' ? (
        <CodeStep {...named} />
      ) : step.at === 'wait' ? (
        <WaitStep {...named} dueMs={step.dueMs} />
      ) : (
        <>
          {step.at === 'password' ? (
            <SettledName {...named} />
          ) : (
            <IdentifierField kind={kind} form={form} phone={phone} countryHref={links.country} use="login" />
          )}
          <Password {...parts} />
          <Text align="end" variant="label">
            <Link href={links.forgot}>
              <FormattedMessage id="login.forgot" defaultMessage="Forgot password?" />
            </Link>
          </Text>
          <LogIn form={form} />
        </>
      )}
    </FormFrame>
  );
}
