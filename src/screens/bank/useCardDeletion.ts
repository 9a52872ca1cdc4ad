import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { security } from '../../api/accountSecurity.ts';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { bankCard, deleteBankCard } from '../../api/bank.ts';
import { refusedOf } from '../../components/forms/refusedOf.ts';
import { useHeld } from '../../components/forms/useHeld.ts';
import { isApiError, isSaidByApp, isTooMany } from '../../components/shell/apiErrors.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { failureText } from '../../ui/messages/failureText.ts';
import type { Deletion } from './DeleteCardSheet.tsx';

/** Without a fund password, no input can be correct. */
const missing = 'account.fundPasswordMissing';

/** Message for a deletion that was rejected or whose response did not arrive. */
function useDeletionProblem() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const isGone = async (): Promise<boolean | undefined> => {
    const found = await queryClient.fetchQuery({ ...bankCard(), staleTime: 0 }).catch(() => undefined);
    return found && found.bank_account === '';
  };

  /** Undefined if the card is deleted nevertheless. */
  async function problemOf(refusal: ApiError): Promise<string | undefined> {
    if (!refusal.isUnanswered || isTooMany(refusal)) {
      const { attempts } = refusal.values;
      if (attempts === undefined) return refusal.fields['pay_password'] ?? failureText(intl, refusal);
      return intl.formatMessage(
        {
          id: 'bank.delete.wrong',
          defaultMessage:
            'The fund password is wrong. {attempts, plural, one {# attempt left} other {# attempts left}}',
        },
        { attempts },
      );
    }
    const gone = await isGone();
    if (gone) return undefined;
    if (gone === false)
      return intl.formatMessage({
        id: 'bank.delete.kept',
        defaultMessage: 'The bank account was not deleted. Try again.',
      });
    return intl.formatMessage({
      id: 'bank.delete.unanswered',
      defaultMessage: 'We got no response, so the bank account may be deleted. Close this and check.',
    });
  }

  return { isGone, problemOf };
}

/** End of the server's lock on fund password attempts, in the device's clock. */
function useLockedUntil(isAsked: boolean): number | undefined {
  const { serverNow } = useShell();
  const { data } = useQuery({ ...security(), enabled: isAsked });
  const until = data?.fund_password.locked_until_ms;
  return until === undefined ? undefined : until + Date.now() - serverNow();
}

/** Deletes the bound card with the fund password; if the response does not arrive, looks the outcome up. */
export function useCardDeletion(): Deletion {
  const { pathOf, toast, open } = useShell();
  const intl = useIntl();
  const [intent, setIntent] = useState<'delete' | 'replace'>();
  const [fundPassword, setFundPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const { mutateAsync, isPending } = useMutation({ ...deleteBankCard(), meta: { handlesErrors: true } });
  const isForAnother = intent === 'replace';
  const held = useHeld(useLockedUntil(intent !== undefined));
  const start = (next: typeof intent): void => {
    setIntent(next);
    setFundPassword('');
    setError(undefined);
    setIsMissing(false);
  };
  const { isGone, problemOf } = useDeletionProblem();

  async function commit(value: string): Promise<void> {
    try {
      await mutateAsync({ pay_password: value });
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      setFundPassword('');
      if (isSaidByApp(refusal)) return;
      if (refusal.reason === missing) return setIsMissing(true);
      const { heldUntilMs } = refusedOf(intl, refusal, {});
      if (heldUntilMs !== undefined) return void held.note({ heldUntilMs });
      const problem = await problemOf(refusal);
      if (problem !== undefined) return setError(problem);
    }
    start(undefined);
    toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'bank.deleted', defaultMessage: 'Bank account deleted' }),
    });
    await isGone();
    if (isForAnother) open(pathOf('AddBankCard'));
  }

  return {
    isOpen: intent !== undefined,
    isForAnother,
    held: held.reason,
    fundPassword,
    error,
    isBusy: isPending,
    isMissing,
    fundPasswordHref: pathOf('ChangeFundPassword'),
    open: (next) => start(next.isForAnother ? 'replace' : 'delete'),
    close: () => start(undefined),
    onFundPassword: (value) => {
      setFundPassword(value);
      setError(undefined);
    },
    onComplete: (value) => void commit(value),
  };
}
