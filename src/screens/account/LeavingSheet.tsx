import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { codeSchema } from '../../components/codes/codeSchema.ts';
import { codesSent } from '../../components/codes/codesSent.ts';
import { refusalWithTries } from '../../components/codes/refusalWithTries.ts';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import type { ShowRefusal, Submit } from '../../components/forms/submission.ts';
import { useForm } from '../../components/forms/useForm.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { ClosingPoints, CopyPoints } from './LeavingPoints.tsx';
import { OwnCodeField } from '../../components/codes/OwnCodeField.tsx';
import { useHeld } from '../../components/forms/useHeld.ts';
import {
  ownCodeKey,
  useOwnCode,
  type OwnAddress,
  type SendOwnCode,
} from '../../components/codes/useOwnCode.ts';
import { loginProofSchema } from './wallets/loginProof.ts';
import { LoginProofField } from './wallets/LoginProofField.tsx';
import type { LastCase, AccountRequestKind } from './accountRequest.ts';

/** Proof of ownership: the login password and, if the account has an address, a code. */
export interface OwnerProof {
  loginPassword: string;
  code: string | undefined;
}

export interface LeavingSheetProps {
  requestKind: AccountRequestKind;
  /** Previous request, which was declined. */
  declined: LastCase | undefined;
  /** Reason why a closure would be rejected now, in the server's words. */
  hindrance: string | undefined;
  keptYears: number;
  /** Masked address that receives the copy. */
  email: string;
  /** Address that receives the code; undefined if the account has none. */
  address: OwnAddress | undefined;
  /** The account has no login password: a wallet confirms when the form is sent. */
  isByWallet: boolean;
  isOffline: boolean;
  onSendCode: SendOwnCode;
  onAsk: Submit<OwnerProof>;
  onRefused: ShowRefusal;
  onClose: () => void;
}

function Title({ requestKind }: Pick<LeavingSheetProps, 'requestKind'>) {
  return requestKind === 'copy' ? (
    <FormattedMessage id="account.export" defaultMessage="Get a copy of your data" />
  ) : (
    <FormattedMessage id="account.close" defaultMessage="Close account" />
  );
}

function Before({ requestKind, declined, hindrance, keptYears, email }: LeavingSheetProps) {
  return (
    <>
      {hindrance !== undefined ? (
        <Notice
          tone="warning"
          lead={<FormattedMessage id="account.closing.notYet" defaultMessage="Not yet possible." />}
        >
          {hindrance}
        </Notice>
      ) : declined?.state === 'rejected' ? (
        <Notice
          tone="warning"
          lead={
            <FormattedMessage
              id="account.request.lastDeclined"
              defaultMessage="Your last request was declined."
            />
          }
        >
          {declined.rejections.map(({ text }) => text).join(' ')}
        </Notice>
      ) : null}
      {requestKind === 'copy' ? <CopyPoints email={email} /> : <ClosingPoints keptYears={keptYears} />}
    </>
  );
}

function useProof(props: LeavingSheetProps) {
  const { requestKind, isByWallet, address, onSendCode, onAsk, onRefused } = props;
  const intl = useIntl();
  const held = useHeld(undefined);
  const key = ownCodeKey(requestKind, address);
  const form = useForm({
    initial: { loginPassword: '', code: '' },
    schema: object({
      loginPassword: loginProofSchema(intl, isByWallet),
      ...(address && { code: codeSchema(intl) }),
    }),
    async onSubmit({ loginPassword, code }) {
      const refused = held.note(await onAsk({ loginPassword, code: address && code }));
      if (refused) return refusalWithTries(intl, key, refused);
      codesSent.delete(key);
      return undefined;
    },
    onRefused,
  });
  const code = useOwnCode({ purpose: requestKind, address, onSend: onSendCode, onErrors: form.addErrors });
  return { form, code, held };
}

/** Shows the consequences and asks for the proof of ownership. */
export function LeavingSheet(props: LeavingSheetProps) {
  const { requestKind, hindrance, isByWallet, address, isOffline, onClose } = props;
  const { form, code, held } = useProof(props);
  return (
    <Sheet
      title={<Title requestKind={requestKind} />}
      onClose={onClose}
      actions={
        hindrance === undefined ? (
          <SubmitButton
            form={form}
            isOffline={isOffline}
            reason={held.reason}
            busy={<FormattedMessage id="common.sending" defaultMessage="Sending" />}
          >
            {requestKind === 'copy' ? (
              <FormattedMessage id="account.copy.ask" defaultMessage="Request copy" />
            ) : (
              <FormattedMessage id="account.closing.ask" defaultMessage="Request closure" />
            )}
          </SubmitButton>
        ) : undefined
      }
    >
      <Stack gap="5">
        <Before {...props} />
        {hindrance === undefined ? (
          <FormFrame form={form} place="sheet">
            <LoginProofField {...form.field('loginPassword')} isByWallet={isByWallet} />
            {address ? <OwnCodeField {...form.field('code')} code={code} address={address} /> : null}
          </FormFrame>
        ) : null}
      </Stack>
    </Sheet>
  );
}
