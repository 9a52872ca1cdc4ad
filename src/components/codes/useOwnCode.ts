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

export type SendOwnCode = (purpose: OwnCodePurpose, channel: OwnAddress['channel']) => Promise<CodeAnswer>;

interface OwnCodeOptions {
  purpose: OwnCodePurpose;
  address: OwnAddress | undefined;
  onSend: SendOwnCode;
  onErrors: (errors: Record<string, string | undefined>) => void;
}

/** Key, as in codesSent. */
export const ownCodeKey = (purpose: OwnCodePurpose, address: OwnAddress | undefined): string =>
  `${purpose} ${address?.to ?? ''}`;

/** Code to the user's own address, for one purpose. */
export function useOwnCode({ purpose, address, onSend, onErrors }: OwnCodeOptions): FormCode {
  const name = ownCodeKey(purpose, address);
  return useFormCode({
    name,
    prepare: () => Promise.resolve({ name, ask: () => onSend(purpose, address?.channel ?? 'mail') }),
    onErrors,
  });
}
