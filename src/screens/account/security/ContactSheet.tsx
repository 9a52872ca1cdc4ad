import { FormattedMessage } from 'react-intl';
import { CodeInput } from '../../../components/codes/CodeInput.tsx';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { NumberField } from '../../../components/identifiers/NumberField.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CodeTarget } from '../../../components/codes/CodeTarget.tsx';
import { LoginProofField } from '../wallets/LoginProofField.tsx';
import { PauseNotice } from './PauseNotice.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { useContactForm, type ContactFormProps } from './useContactForm.ts';

export interface ContactSheetProps extends ContactFormProps {
  /** Whether an address of this kind is already bound. */
  isChange: boolean;
  /** Duration of the withdrawal hold caused by the change. */
  holdMinutes: number | undefined;
  isSandbox: boolean;
  isOffline: boolean;
  /** Page that selects the country of a phone number. */
  countryHref: string;
  onClose: () => void;
}

function Title({ kind, isChange }: Pick<ContactSheetProps, 'kind' | 'isChange'>) {
  if (kind === 'email')
    return isChange ? (
      <FormattedMessage id="account.email.change" defaultMessage="Change email" />
    ) : (
      <FormattedMessage id="account.email.link" defaultMessage="Link an email address" />
    );
  return isChange ? (
    <FormattedMessage id="account.phone.change" defaultMessage="Change phone number" />
  ) : (
    <FormattedMessage id="account.phone.link" defaultMessage="Link a phone number" />
  );
}

type Parts = ReturnType<typeof useContactForm>;

/** New address and the code sent to it. */
function NewAddress({
  kind,
  countryHref,
  form,
  phone,
  code,
}: Parts & Pick<ContactSheetProps, 'kind' | 'countryHref'>) {
  const isMail = kind === 'email';
  return (
    <>
      {isMail ? (
        <TextField
          {...form.field('email')}
          label={<FormattedMessage id="account.email.new" defaultMessage="New email address" />}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      ) : (
        <NumberField form={form} phone={phone} countryHref={countryHref} />
      )}
      <CodeInput
        {...form.field('code')}
        label={
          isMail ? (
            <FormattedMessage id="account.code.newEmail" defaultMessage="Code sent to the new email" />
          ) : (
            <FormattedMessage id="account.code.newPhone" defaultMessage="Code sent to the new phone" />
          )
        }
        code={code}
        channel={isMail ? 'mail' : 'sms'}
      />
    </>
  );
}

/** Binds an e-mail address or a phone number, or replaces the bound one. */
export function ContactSheet(props: ContactSheetProps) {
  const { kind, isChange, proof, isByWallet, holdMinutes, isSandbox, isOffline, onClose } = props;
  const parts = useContactForm(props);
  const { form, ownCode, held } = parts;
  return (
    <Sheet
      title={<Title kind={kind} isChange={isChange} />}
      onClose={onClose}
      actions={
        <SaveButton form={form} isOffline={isOffline} reason={held.reason}>
          {kind === 'email' ? (
            <FormattedMessage id="account.email.save" defaultMessage="Save email" />
          ) : (
            <FormattedMessage id="account.phone.save" defaultMessage="Save phone number" />
          )}
        </SaveButton>
      }
    >
      <Stack gap="5">
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="account.link.text"
            defaultMessage="Use it to log in and to recover your account."
          />
        </Text>
        <FormFrame form={form} place="sheet">
          <NewAddress {...props} {...parts} />
          {proof ? (
            <CodeInput
              {...form.field('ownCode')}
              label={
                proof.channel === 'mail' ? (
                  <FormattedMessage id="account.code.email" defaultMessage="Code sent to your email" />
                ) : (
                  <FormattedMessage id="account.code.phone" defaultMessage="Code sent to your phone" />
                )
              }
              code={ownCode}
              channel={proof.channel}
              hint={<CodeTarget address={proof} />}
            />
          ) : null}
          <LoginProofField {...form.field('password')} isByWallet={isByWallet} />
          <PauseNotice minutes={holdMinutes} isSandbox={isSandbox} />
        </FormFrame>
      </Stack>
    </Sheet>
  );
}
