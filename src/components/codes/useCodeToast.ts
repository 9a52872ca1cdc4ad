import { useIntl } from 'react-intl';
import type { CodeAnswer } from './useCode.ts';
import { useShell } from '../shell/useShell.ts';

/** The used fields of a sent code's answer. */
export interface CodeSentAnswer {
  cooldown_s: number;
  digits?: number | undefined;
  sandbox_code?: string | undefined;
  /** Masked; compatible back ends omit the target. */
  to?: string | undefined;
}

/** Reports that a code was sent; a sandbox shows the code itself and sends none. */
export function useCodeToast(): (sent: CodeSentAnswer) => CodeAnswer {
  const { toast } = useShell();
  const intl = useIntl();
  return ({ cooldown_s, digits, sandbox_code, to }) => {
    if (sandbox_code === undefined)
      toast({
        kind: 'success',
        text:
          to === undefined
            ? intl.formatMessage({ id: 'ui.codeField.sent', defaultMessage: 'The code was sent' })
            : intl.formatMessage(
                { id: 'register.codeSentTo', defaultMessage: 'A code is on its way to {address}' },
                { address: to },
              ),
      });
    return { waitS: cooldown_s, digits, sandboxCode: sandbox_code };
  };
}
