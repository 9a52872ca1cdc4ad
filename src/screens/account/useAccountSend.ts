import { useIntl } from 'react-intl';
import { refusalOf } from '../../components/forms/refusedOf.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { useShell } from '../../components/shell/useShell.ts';

/** Form field of each request field of the domain. */
const names = {
  old_password: 'old',
  oldpassword: 'old',
  password: 'password',
  re_password: 'confirm',
  login_password: 'loginPassword',
  code: 'code',
  own_code: 'ownCode',
  phrase: 'phrase',
};

/** Sends a security form and returns the reason for a rejection. @param more other names of fields */
export function useAccountSend(more: Readonly<Record<string, string>> = {}) {
  const intl = useIntl();
  const { serverNow } = useShell();
  return async (send: () => Promise<unknown>, unknown?: string): Promise<Refused | undefined> => {
    const refused = await refusalOf(intl, { ...names, ...more }, send, unknown);
    if (refused?.heldUntilMs === undefined) return refused;
    return { ...refused, heldUntilMs: refused.heldUntilMs + Date.now() - serverNow() };
  };
}
