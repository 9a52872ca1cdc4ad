import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { addPasskey, passkeyChallenge } from '../../../../api/passkeys.ts';
import type { Refused } from '../../../../components/forms/submission.ts';
import {
  createPasskey,
  forgetPasskey,
  type CreatedPasskey,
} from '../../../../components/passkeys/ceremony.ts';
import { passkeyRefusal } from '../../../../components/passkeys/passkeyRefusal.ts';
import { isApiError } from '../../../../components/shell/apiErrors.ts';
import { useShell } from '../../../../components/shell/useShell.ts';
import { useAccountSend } from '../../useAccountSend.ts';
import { useSuccessToast } from '../../useSuccessToast.ts';
import type { NewPasskey } from './AddPasskeySheet.tsx';
import { useHasPasskey } from './useHasPasskey.ts';

/**
 * Makes a passkey on the device and adds it to the account. A refused password or code leaves it on the device, so the
 * next attempt sends the same one again; one that the account never gets is forgotten.
 */
export function useAddPasskey() {
  const { serverNow } = useShell();
  const intl = useIntl();
  const send = useAccountSend({ name: 'name' });
  const hasPasskey = useHasPasskey();
  const said = useSuccessToast();
  const meta = { handlesErrors: true };
  const challenge = useMutation({ ...passkeyChallenge(), meta });
  const add = useMutation({ ...addPasskey(), meta, ...said });
  const unadded = useRef<CreatedPasskey>(undefined);

  function forgetUnadded(): void {
    if (unadded.current) void forgetPasskey(unadded.current.rpId, unadded.current.id);
    unadded.current = undefined;
  }
  useEffect(() => forgetUnadded, []);

  async function create(): Promise<CreatedPasskey> {
    if (unadded.current && unadded.current.expiresMs > serverNow()) return unadded.current;
    forgetUnadded();
    unadded.current = await createPasskey(await challenge.mutateAsync({ purpose: 'add' }));
    return unadded.current;
  }

  return async ({ name, password, ownCode }: NewPasskey): Promise<Refused | undefined> => {
    let created: CreatedPasskey;
    try {
      created = await create();
    } catch (error) {
      return passkeyRefusal(intl, error);
    }
    // The account may get it although this page is left.
    unadded.current = undefined;
    const { id, credential } = created;
    let unknown: string | undefined;
    const refused = await send(async () => {
      try {
        await add.mutateAsync({ credential, name, password, own_code: ownCode });
      } catch (error) {
        if (!isApiError(error)) throw error;
        const isAdded = error.isUnanswered ? await hasPasskey(id) : false;
        if (isAdded === true) return said.onSuccess(null);
        if (isAdded === false) unadded.current = created;
        else
          unknown = intl.formatMessage({
            id: 'passkeys.add.unknown',
            defaultMessage:
              'We got no response, so the passkey may already have been added. Check the list before you add it again.',
          });
        // A refusal of this very credential: the next attempt needs another one.
        if (error.reason === 'session.passkeyFailed') forgetUnadded();
        throw error;
      }
    });
    return refused && unknown !== undefined ? { ...refused, message: unknown } : refused;
  };
}
