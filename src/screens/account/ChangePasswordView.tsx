import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { object, string } from 'yup';
import { NoCodeAddress } from '../../components/codes/NoCodeAddress.tsx';
import { LeadSentence } from '../../components/details/LeadSentence.tsx';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { errorsAfterPasswordChange, newPasswordSchema } from '../../components/identifiers/passwordSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ChangedSecret } from './ChangedSecret.tsx';
import { PauseNotice } from './security/PauseNotice.tsx';
import { LoginProofField } from './wallets/LoginProofField.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useHeld } from '../../components/forms/useHeld.ts';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { refusalMessage } from '../../intl/refusalMessage.ts';

export interface PasswordValues {
  old: string;
  password: string;
  confirm: string;
}

interface ChangePasswordViewProps extends FormWiring<PasswordValues> {
  /** The password has been changed; the form is replaced by a confirmation. */
  isChanged: boolean;
  /** The account has no login password: a wallet confirms when the form is sent. */
  isByWallet: boolean;
  /** The account has neither a login password nor an address, and needs an address first. */
  needsAddress: boolean;
  /** Duration of the withdrawal hold; undefined if the back end does not send it. */
  holdMinutes: number | undefined;
  isSandbox: boolean;
  isOffline: boolean;
  /** Link to the password reset. */
  forgotHref: string;
  /** Page that adds an address. */
  accountHref: string;
  onBack: () => void;
  offlineBar: ReactNode;
  /** Sheet of a wallet that confirms. */
  sheets?: ReactNode;
}

const longest = 64;

/** Fields: the old password and the new one, entered twice. */
function passwordSchema(intl: IntlShape, isByWallet: boolean) {
  const { password, confirm } = newPasswordSchema(intl);
  const same = intl.formatMessage(refusalMessage('account.passwordSame'));
  return object({
    old: isByWallet
      ? string()
      : string().required(intl.formatMessage(refusalMessage('account.oldPasswordRequired'))),
    password: password.test('same', same, (text, { parent }) => text !== (parent as PasswordValues).old),
    confirm: confirm.required(
      intl.formatMessage({
        id: 'changePassword.confirm.required',
        defaultMessage: 'Enter the new password again',
      }),
    ),
  });
}

const saveNewPassword = <FormattedMessage id="changePassword.submit" defaultMessage="Save new password" />;

/** Takes the place of the form while the account has no address. */
function NoAddress({ accountHref }: Pick<ChangePasswordViewProps, 'accountHref'>) {
  return (
    <>
      <Stack gutter padBlock="4">
        <NoCodeAddress href={accountHref}>
          <FormattedMessage
            id="changePassword.noAddress"
            defaultMessage="You log in with it and the password. If you forget the password, we send a code there."
          />
        </NoCodeAddress>
      </Stack>
      <BottomBar>
        <Button width="block" disabled reason={<RefusalText of="account.noAddress" />}>
          {saveNewPassword}
        </Button>
      </BottomBar>
    </>
  );
}

function PasswordForm(props: ChangePasswordViewProps) {
  const { isByWallet, holdMinutes, isSandbox, isOffline, forgotHref, onSubmit, ...wiring } = props;
  const intl = useIntl();
  const held = useHeld(undefined);
  const form = useForm<PasswordValues>({
    ...wiring,
    initial: { old: '', password: '', confirm: '' },
    schema: passwordSchema(intl, isByWallet),
    errorsAfter: errorsAfterPasswordChange,
    onSubmit: async (values) => held.note(await onSubmit(values)),
  });
  const { errors } = form;
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'changePassword.title', defaultMessage: 'Change login password' })}
    >
      <LoginProofField
        {...form.field('old')}
        isByWallet={isByWallet}
        label={<FormattedMessage id="changePassword.old" defaultMessage="Current password" />}
      />
      <PasswordField
        {...form.field('password')}
        label={<FormattedMessage id="forgot.password" defaultMessage="New password" />}
        autoComplete="new-password"
        hint={
          errors.password === undefined ? (
            <FormattedMessage id="register.password.hint" defaultMessage="At least 6 characters" />
          ) : undefined
        }
        maxLength={longest}
      />
      <PasswordField
        {...form.field('confirm')}
        label={<FormattedMessage id="forgot.confirm" defaultMessage="Confirm new password" />}
        autoComplete="new-password"
        maxLength={longest}
      />
      {isByWallet ? null : (
        <Text as="p" variant="label">
          <Link href={forgotHref}>
            <FormattedMessage id="changePassword.forgot" defaultMessage="Forgot your current one?" />
          </Link>
        </Text>
      )}
      <PauseNotice minutes={holdMinutes} isSandbox={isSandbox} />
      <BottomBar>
        <SaveButton form={form} isOffline={isOffline} reason={held.reason}>
          {saveNewPassword}
        </SaveButton>
      </BottomBar>
    </FormFrame>
  );
}

/** Login password change for a user who knows the old password. */
export function ChangePasswordView(props: ChangePasswordViewProps) {
  const { isChanged, needsAddress, holdMinutes, accountHref, onBack, offlineBar, sheets } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="changePassword.title" defaultMessage="Change login password" />}
      onBack={onBack}
      beneathBar={offlineBar}
      sheets={sheets}
    >
      {isChanged ? (
        <ChangedSecret
          title={<FormattedMessage id="forgot.done" defaultMessage="Your password has been changed" />}
          text={<LeadSentence of="account.otherSessionsEnded" />}
          heldMinutes={holdMinutes}
          onDone={onBack}
        />
      ) : needsAddress ? (
        <NoAddress accountHref={accountHref} />
      ) : (
        <PasswordForm {...props} />
      )}
    </SubScreen>
  );
}
