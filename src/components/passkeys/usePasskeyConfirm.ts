import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import type { Passkey, PasskeyChallenge, PasskeyCode } from '../../api/passkeys.ts';
import type { ConfirmWithPasskey, PasskeyCodePurpose } from '../codes/useOwnCode.ts';
import { useShell } from '../shell/useShell.ts';
import { signWithPasskey } from './ceremony.ts';
import { passkeyDomain } from './passkeyDomain.ts';
import { passkeyRefusal } from './passkeyRefusal.ts';

export interface PasskeyConfirmOptions {
  /** Passkeys of the account. */
  passkeys: readonly Passkey[] | undefined;
  challenge: UseMutationOptions<PasskeyChallenge, ApiError, { purpose: 'confirm' }>;
  confirm: UseMutationOptions<PasskeyCode, ApiError, { type: PasskeyCodePurpose; credential: string }>;
}

/** Confirms with a passkey in place of a sent code; undefined where the account has none that works here. */
export function usePasskeyConfirm(options: PasskeyConfirmOptions): ConfirmWithPasskey | undefined {
  const { site } = useShell();
  const intl = useIntl();
  const meta = { handlesErrors: true };
  const challenge = useMutation({ ...options.challenge, meta });
  const confirm = useMutation({ ...options.confirm, meta });
  const { passkeys = [] } = options;
  if (passkeys.length === 0 || passkeyDomain(site) === undefined) return undefined;
  return async (type) => {
    try {
      const credential = await signWithPasskey(await challenge.mutateAsync({ purpose: 'confirm' }));
      return { code: (await confirm.mutateAsync({ type, credential })).code };
    } catch (error) {
      return { refused: passkeyRefusal(intl, error) };
    }
  };
}
