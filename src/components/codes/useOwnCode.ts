import { useFormCode, type FormCode } from './useFormCode.ts';
import type { CodeAnswer } from './useCode.ts';

/** What a code to one's own address is for. */
export type OwnCodePurpose =
  | 'withdrawal'
  | 'address'
  | 'fundPassword'
  | 'lift'
  | 'contact'
  | 'closing'
  | 'copy';

/** One's own address that a code goes to. */
export interface OwnAddress {
  channel: 'mail' | 'sms';
  /** Masked. */
  to: string;
}

export type SendOwnCode = (purpose: OwnCodePurpose, channel: OwnAddress['channel']) => Promise<CodeAnswer>;

interface OwnCodeOptions {
  purpose: OwnCodePurpose;
  address: OwnAddress | undefined;
  onSend: SendOwnCode;
  onErrors: (errors: Record<string, string | undefined>) => void;
}

/** As codesSent has it. */
export const ownCodeKey = (purpose: OwnCodePurpose, address: OwnAddress | undefined): string =>
  `${purpose} ${address?.to ?? ''}`;

/** The code to an address of one's own, for one purpose. */
export function useOwnCode({ purpose, address, onSend, onErrors }: OwnCodeOptions): FormCode {
  const name = ownCodeKey(purpose, address);
  return useFormCode({
    name,
    prepare: () => Promise.resolve({ name, ask: () => onSend(purpose, address?.channel ?? 'mail') }),
    onErrors,
  });
}
