import { useRef } from 'react';
import { useCode, type CodeAnswer, type CodeState } from './useCode.ts';

/** Code request, or the errors of its target address. */
type Prepared =
  | {
      /** Key, as in codesSent. */
      name: string;
      ask: () => Promise<CodeAnswer>;
    }
  | { errors: Record<string, string> };

interface FormCodeOptions {
  /** Key of the code's purpose and address: each has a separate cooldown. */
  name: string;
  /** Validates the target address before anything is sent. */
  prepare: () => Promise<Prepared>;
  /** Errors by field; undefined removes an error. */
  onErrors: (errors: Record<string, string | undefined>) => void;
}

export interface FormCode extends CodeState {
  send: () => Promise<void>;
  /** Confirmation with a passkey in place of the code; undefined where it is not possible. */
  passkey?:
    | {
        isPending: boolean;
        /** Resolves to the code, or to undefined once the form shows the reason. */
        confirm: () => Promise<string | undefined>;
      }
    | undefined;
}

/** Code of a form: one request at a time; errors appear at the form's fields. */
export function useFormCode({ name, prepare, onErrors }: FormCodeOptions): FormCode {
  const code = useCode(name);
  const isBusy = useRef(false);
  async function send(): Promise<void> {
    const prepared = await prepare();
    if ('errors' in prepared) return onErrors(prepared.errors);
    onErrors({ code: undefined });
    const refused = await code.send(prepared.name, prepared.ask);
    if (refused) onErrors(refused.fields ?? { code: refused.message });
  }
  return {
    ...code,
    async send() {
      // A second tap may arrive during the address validation.
      if (isBusy.current) return;
      isBusy.current = true;
      await send().finally(() => (isBusy.current = false));
    },
  };
}
