import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { removePasskey } from '../../../../api/passkeys.ts';
import type { Refused } from '../../../../components/forms/submission.ts';
import { forgetPasskey } from '../../../../components/passkeys/ceremony.ts';
import { isApiError } from '../../../../components/shell/apiErrors.ts';
import { useShell } from '../../../../components/shell/useShell.ts';
import { useAccountSend } from '../../useAccountSend.ts';
import { useSuccessToast } from '../../useSuccessToast.ts';
import { useHasPasskey } from './useHasPasskey.ts';
import type { PasskeyProof } from './usePasskeyProof.ts';

/** Removes a passkey from the account, and from its password manager where the browser can ask it to. */
export function useRemovePasskey() {
  const { site } = useShell();
  const intl = useIntl();
  const send = useAccountSend();
  const hasPasskey = useHasPasskey();
  const said = useSuccessToast();
  const { mutateAsync } = useMutation({ ...removePasskey(), meta: { handlesErrors: true }, ...said });
  return async (id: string, { password, ownCode }: PasskeyProof): Promise<Refused | undefined> => {
    let unknown: string | undefined;
    const refused = await send(async () => {
      try {
        await mutateAsync({ passkey_id: id, password, own_code: ownCode });
      } catch (error) {
        if (!isApiError(error) || !error.isUnanswered) throw error;
        const isKept = await hasPasskey(id);
        if (isKept === false) return said.onSuccess(null);
        if (isKept === undefined)
          unknown = intl.formatMessage({
            id: 'passkeys.remove.unknown',
            defaultMessage:
              'We got no response, so the passkey may already have been removed. Check the list.',
          });
        throw error;
      }
    });
    if (refused) return unknown === undefined ? refused : { ...refused, message: unknown };
    if (site?.passkey_domain !== undefined) void forgetPasskey(site.passkey_domain, id);
    return undefined;
  };
}
