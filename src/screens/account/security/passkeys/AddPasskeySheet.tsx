import { FormattedMessage, useIntl } from 'react-intl';
import { string } from 'yup';
import * as maxLengths from '../../../../../contracts/maxLengths.ts';
import type { Submit } from '../../../../components/forms/submission.ts';
import { refusalMessage } from '../../../../intl/refusalMessage.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { ProofSheet } from './ProofSheet.tsx';
import { usePasskeyProof, type PasskeyProof, type PasskeyProofProps } from './usePasskeyProof.ts';

/** Passkey to be made, and the proof of the owner. */
export type NewPasskey = PasskeyProof & { name: string };

interface AddPasskeySheetProps extends PasskeyProofProps {
  /** Name of this browser and system. */
  deviceName: string;
  onAdd: Submit<NewPasskey>;
}

/** Adds a passkey: the proof first, then the dialog of the device. */
export function AddPasskeySheet(props: AddPasskeySheetProps) {
  const { deviceName, onAdd } = props;
  const intl = useIntl();
  const nameRequired = intl.formatMessage(refusalMessage('account.passkeyNameRequired'));
  const { form, code, held } = usePasskeyProof<{ name: string }>({
    ...props,
    initial: { name: deviceName.slice(0, maxLengths.addPasskey.name) },
    more: { name: string().trim().required(nameRequired) },
    onSubmit: (values) => onAdd({ ...values, name: values.name.trim() }),
  });
  const title = <FormattedMessage id="passkeys.add" defaultMessage="Add passkey" />;
  return (
    <ProofSheet
      {...props}
      form={form}
      code={code}
      reason={held.reason}
      title={title}
      text={
        <FormattedMessage
          id="passkeys.add.text"
          defaultMessage="A passkey logs you in and confirms in place of codes. After this form your device asks for its lock, such as fingerprint, face or PIN."
        />
      }
      commit={title}
      busy={<FormattedMessage id="passkeys.adding" defaultMessage="Adding passkey" />}
    >
      <TextField
        {...form.field('name')}
        label={<FormattedMessage id="passkeys.name" defaultMessage="Name of the passkey" />}
        maxLength={maxLengths.addPasskey.name}
      />
    </ProofSheet>
  );
}
