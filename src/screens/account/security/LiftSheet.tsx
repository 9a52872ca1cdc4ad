import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { codeSchema } from '../../../components/codes/codeSchema.ts';
import { codesSent } from '../../../components/codes/codesSent.ts';
import { refusalWithTries } from '../../../components/codes/refusalWithTries.ts';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import type { ShowRefusal, Submit } from '../../../components/forms/submission.ts';
import { useForm } from '../../../components/forms/useForm.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { holdTime } from '../../../components/live/holdTime.ts';
import { OwnCodeField } from '../../../components/codes/OwnCodeField.tsx';
import { loginProofSchema } from '../wallets/loginProof.ts';
import { LoginProofField } from '../wallets/LoginProofField.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { useHeld } from '../../../components/forms/useHeld.ts';
import {
  ownCodeKey,
  useOwnCode,
  type OwnAddress,
  type SendOwnCode,
} from '../../../components/codes/useOwnCode.ts';

/** Proof: a code to one of the user's addresses or, without an address, the login password. */
export type Lift = { code: string } | { loginPassword: string };

export interface LiftSheetProps {
  /** Undefined if the account has none. */
  address: OwnAddress | undefined;
  /** The account has no login password: a wallet confirms when the form is sent. */
  isByWallet: boolean;
  liftMinutes: number;
  isOffline: boolean;
  onSendCode: SendOwnCode;
  onLift: Submit<Lift>;
  onRefused: ShowRefusal;
  onClose: () => void;
}

/** Ends the user's own withdrawal hold after a delay. The session alone is not sufficient proof. */
export function LiftSheet(props: LiftSheetProps) {
  const { address, isByWallet, liftMinutes, isOffline, onSendCode, onLift, onRefused, onClose } = props;
  const intl = useIntl();
  const formats = useFormats();
  const held = useHeld(undefined);
  const key = ownCodeKey('lift', address);
  const form = useForm({
    initial: { code: '', loginPassword: '' },
    schema: object(
      address ? { code: codeSchema(intl) } : { loginPassword: loginProofSchema(intl, isByWallet) },
    ),
    async onSubmit({ code, loginPassword }) {
      const refused = held.note(await onLift(address ? { code } : { loginPassword }));
      if (refused) return refusalWithTries(intl, key, refused);
      codesSent.delete(key);
      onClose();
      return undefined;
    },
    onRefused,
  });
  const code = useOwnCode({ purpose: 'lift', address, onSend: onSendCode, onErrors: form.addErrors });
  return (
    <Sheet
      title={<FormattedMessage id="security.lift" defaultMessage="End the hold" />}
      onClose={onClose}
      actions={
        <SaveButton form={form} isOffline={isOffline} reason={held.reason}>
          <FormattedMessage
            id="security.lift.commit"
            defaultMessage="End in {time}"
            values={{ time: holdTime(formats, liftMinutes) }}
          />
        </SaveButton>
      }
    >
      <Stack gap="5">
        <Text as="p" tone="secondary">
          <FormattedMessage
            id="security.lift.text"
            defaultMessage="Withdrawals resume in {time}. Until then you can put them on hold again."
            values={{ time: holdTime(formats, liftMinutes) }}
          />
        </Text>
        <FormFrame form={form} place="sheet">
          {address ? (
            <OwnCodeField {...form.field('code')} code={code} address={address} />
          ) : (
            <LoginProofField {...form.field('loginPassword')} isByWallet={isByWallet} />
          )}
        </FormFrame>
      </Stack>
    </Sheet>
  );
}
