import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { codeSchema } from '../../components/codes/codeSchema.ts';
import { codesSent } from '../../components/codes/codesSent.ts';
import { OwnCodeField } from '../../components/codes/OwnCodeField.tsx';
import { refusalWithTries } from '../../components/codes/refusalWithTries.ts';
import {
  ownCodeKey,
  useOwnCode,
  type OwnAddress,
  type SendOwnCode,
} from '../../components/codes/useOwnCode.ts';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import type { Refused } from '../../components/forms/submission.ts';
import { useForm } from '../../components/forms/useForm.ts';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { PinField } from '../../ui/pins/PinField.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Proof } from './withdrawalValues.ts';

export interface AuthoriseSheetProps {
  /** Exact summary of the authorised command. */
  rows: readonly KeyValueRow[];
  ownAddress: OwnAddress;
  /** Code that was already accepted, so only the fund password is requested; empty when there is none. */
  code: string;
  fundPasswordHref: string;
  isOffline: boolean;
  onSendCode: SendOwnCode;
  onSend: (proof: Proof) => Promise<Refused | undefined>;
  /** The refusal was not about the code or the fund password. */
  onRefused: (refused: Refused, proof: Proof) => void;
  onClose: () => void;
}

/** The code first, then the fund password: a correct code is not requested again. */
function useAuthorising(props: AuthoriseSheetProps) {
  const { ownAddress, onSendCode, onSend, onRefused, onClose } = props;
  const intl = useIntl();
  const [code, setCode] = useState(props.code);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const codeKey = ownCodeKey('withdrawal', ownAddress);
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    schema: object({ code: codeSchema(intl) }),
    onRefused: () => () => undefined,
    onSubmit: (values) => {
      setCode(values.code);
      return Promise.resolve(undefined);
    },
  });
  const sent = useOwnCode({
    purpose: 'withdrawal',
    address: ownAddress,
    onSend: onSendCode,
    onErrors: form.addErrors,
  });
  async function commit(digits: string): Promise<void> {
    if (isSending) return;
    const proof = { code, password: digits };
    setIsSending(true);
    const refused = await onSend(proof);
    setIsSending(false);
    setPassword('');
    if (!refused) {
      codesSent.delete(codeKey);
      return onClose();
    }
    const { fields = {}, message } = refusalWithTries(intl, codeKey, refused);
    if (fields['password'] !== undefined) return setWrong(fields['password']);
    if (fields['code'] === undefined) return onRefused({ ...refused, message }, proof);
    setCode('');
    form.restart({ code: '' });
    form.addErrors({ code: fields['code'] });
  }
  const type = (next: string): void => {
    setPassword(next);
    setWrong(undefined);
  };
  return { form, sent, code, password, wrong, isSending, type, commit };
}

type Parts = ReturnType<typeof useAuthorising>;

function FundPassword({ parts, isOffline, href }: { parts: Parts; isOffline: boolean; href: string }) {
  const intl = useIntl();
  const { password, wrong, isSending, type, commit } = parts;
  return (
    <PinField
      label={intl.formatMessage({ id: 'settings.fundPassword', defaultMessage: 'Fund password' })}
      value={password}
      onChange={type}
      onComplete={(digits) => void commit(digits)}
      error={isOffline ? <FormattedMessage id="common.offline" defaultMessage="You are offline" /> : wrong}
      disabled={isSending || isOffline}
      help={
        isSending ? (
          <Stack direction="row" gap="3" align="center" justify="center">
            <Spinner />
            <Text variant="label" tone="secondary">
              <FormattedMessage id="claim.sending" defaultMessage="Submitting" />
            </Text>
          </Stack>
        ) : (
          <Link href={href}>
            <FormattedMessage id="bank.delete.forgot" defaultMessage="Forgot fund password?" />
          </Link>
        )
      }
    />
  );
}

/** Asks for the code and then for the fund password, below a summary of the authorised command. */
export function AuthoriseSheet(props: AuthoriseSheetProps) {
  const { rows, ownAddress, fundPasswordHref, isOffline, onClose } = props;
  const parts = useAuthorising(props);
  const { form, sent, code, isSending } = parts;
  // A request in progress cannot be cancelled.
  const close = isSending ? () => undefined : onClose;
  if (code === '')
    return (
      <Sheet
        key="code"
        title={<FormattedMessage id="withdraw.confirm" defaultMessage="Confirm withdrawal" />}
        onClose={close}
        actions={
          <SubmitButton
            form={form}
            isOffline={isOffline}
            busy={<FormattedMessage id="forgot.checking" defaultMessage="Checking" />}
          >
            <FormattedMessage id="forgot.continue" defaultMessage="Continue" />
          </SubmitButton>
        }
      >
        <FormFrame form={form} place="sheet">
          <KeyValue frame="panel" rows={rows} />
          <OwnCodeField {...form.field('code')} code={sent} address={ownAddress} />
        </FormFrame>
      </Sheet>
    );
  return (
    <Sheet
      key="password"
      title={<FormattedMessage id="withdraw.enterFundPassword" defaultMessage="Enter fund password" />}
      onClose={close}
    >
      <Stack gap="4">
        <KeyValue frame="panel" rows={rows} />
        <FundPassword parts={parts} isOffline={isOffline} href={fundPasswordHref} />
      </Stack>
    </Sheet>
  );
}
