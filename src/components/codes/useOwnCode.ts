import { useState } from 'react';
import type { Refused } from '../forms/submission.ts';
import { codesSent } from './codesSent.ts';
import { useFormCode, type FormCode } from './useFormCode.ts';
import type { CodeAnswer } from './useCode.ts';

/** Purpose of a code to the user's own address. */
export type OwnCodePurpose =
  | 'withdrawal'
  | 'address'
  | 'fundPassword'
  | 'lift'
  | 'contact'
  | 'closing'
  | 'copy';

/** The user's own address that receives a code. */
export interface OwnAddress {
  channel: 'mail' | 'sms';
  /** Masked address. */
  to: string;
}

/** A new address decides who can get into the account, so a sent code is required for it. */
export type PasskeyCodePurpose = Exclude<OwnCodePurpose, 'contact'>;

/** Code in place of a sent one. */
export type ConfirmWithPasskey = (
  purpose: PasskeyCodePurpose,
) => Promise<{ code: string } | { refused: Refused }>;

export interface SendOwnCode {
  (purpose: OwnCodePurpose, channel: OwnAddress['channel']): Promise<CodeAnswer>;
  /** Undefined where the account has no passkey that works here. */
  withPasskey?: ConfirmWithPasskey | undefined;
}

interface OwnCodeOptions {
  purpose: OwnCodePurpose;
  address: OwnAddress | undefined;
  onSend: SendOwnCode;
  onErrors: (errors: Record<string, string | undefined>) => void;
}

/** Key, as in codesSent. */
export const ownCodeKey = (purpose: OwnCodePurpose, address: OwnAddress | undefined): string =>
  `${purpose} ${address?.to ?? ''}`;

/** Confirmation with a passkey in place of the code; undefined where it is not possible. */
function usePasskeyCode({ purpose, address, onSend, onErrors }: OwnCodeOptions): FormCode['passkey'] {
  const [isPending, setIsPending] = useState(false);
  const { withPasskey } = onSend;
  if (!withPasskey || purpose === 'contact') return undefined;
  const name = ownCodeKey(purpose, address);
  return {
    isPending,
    async confirm() {
      if (isPending) return undefined;
      setIsPending(true);
      onErrors({ code: undefined });
      const answer = await withPasskey(purpose).finally(() => setIsPending(false));
      if ('code' in answer) {
        // The answered code replaces a sent one.
        const { sandboxCode: _, ...sent } = codesSent.get(name) ?? { freeAtMs: 0, wasSent: false };
        codesSent.set(name, sent);
        return answer.code;
      }
      onErrors(answer.refused.fields ?? { code: answer.refused.message });
      return undefined;
    },
  };
}

/** Code to the user's own address, for one purpose. */
export function useOwnCode(options: OwnCodeOptions): FormCode {
  const { purpose, address, onSend, onErrors } = options;
  const name = ownCodeKey(purpose, address);
  const code = useFormCode({
    name,
    prepare: () => Promise.resolve({ name, ask: () => onSend(purpose, address?.channel ?? 'mail') }),
    onErrors,
  });
  return { ...code, passkey: usePasskeyCode(options) };
}
