import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as maxLengths from '../../../../../contracts/maxLengths.ts';
import { OwnCodeField } from '../../../../components/codes/OwnCodeField.tsx';
import type { FormCode } from '../../../../components/codes/useFormCode.ts';
import { FormFrame } from '../../../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../../../components/forms/SubmitButton.tsx';
import type { FormField, FormState } from '../../../../components/forms/useForm.ts';
import { Sheet } from '../../../../ui/dialogs/Sheet.tsx';
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx';
import { Stack } from '../../../../ui/screen/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { PauseNotice } from '../PauseNotice.tsx';
import type { PasskeyProof, PasskeyProofProps } from './usePasskeyProof.ts';

interface ProofSheetProps extends Omit<PasskeyProofProps, 'onSendCode' | 'onRefused'> {
  form: Pick<FormState<never>, 'id' | 'submit' | 'submitCount' | 'isSubmitting'> & {
    field: (name: keyof PasskeyProof) => FormField<string>;
  };
  code: FormCode;
  /** Why the form cannot be sent now. */
  reason: string | undefined;
  title: ReactNode;
  text: ReactNode;
  commit: ReactNode;
  busy: ReactNode;
  /** Fields above the proof. */
  children?: ReactNode;
}

/** Sheet that changes the passkeys: what happens, the proof of the owner and the hold that follows. */
export function ProofSheet(props: ProofSheetProps) {
  const { form, code, reason, title, text, commit, busy, children } = props;
  const { address, holdMinutes, isSandbox, isOffline, onClose } = props;
  return (
    <Sheet
      title={title}
      onClose={onClose}
      actions={
        <SubmitButton form={form} isOffline={isOffline} reason={reason} busy={busy}>
          {commit}
        </SubmitButton>
      }
    >
      <Stack gap="5">
        <Text as="p" tone="secondary">
          {text}
        </Text>
        <FormFrame form={form} place="sheet">
          {children}
          <PasswordField
            {...form.field('password')}
            label={<FormattedMessage id="settings.password" defaultMessage="Login password" />}
            autoComplete="current-password"
            maxLength={maxLengths.addPasskey.password}
          />
          <OwnCodeField {...form.field('ownCode')} code={code} address={address} />
          <PauseNotice minutes={holdMinutes} isSandbox={isSandbox} />
        </FormFrame>
      </Stack>
    </Sheet>
  );
}
