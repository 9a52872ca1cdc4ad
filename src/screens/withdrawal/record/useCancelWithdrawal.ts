import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cancelWithdrawal, withdrawal, type WithdrawalRow } from '../../../api/withdrawals.ts';
import { useChecked } from '../../../components/command/useChecked.ts';
import { isApiError, isSaidByApp } from '../../../components/shell/apiErrors.ts';
import { commandSubject, failureToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { isNumber, isRecord } from '../../../stored/shapes.ts';

interface Cancellation {
  id: number;
}

const isCancellation = (value: unknown): value is Cancellation => isRecord(value) && isNumber(value['id']);

/** Cancels a withdrawal and reports the result; if the response is missing, looks it up. */
export function useCancelWithdrawal() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { toast } = useShell();
  const [isCancelling, setIsCancelling] = useState(false);
  const readAgain = async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    await queryClient.invalidateQueries({ queryKey: ['withdrawal'] });
  };
  const subject = commandSubject(cancelWithdrawal());
  const sayCancelled = (): void =>
    void toast({
      kind: 'success',
      subject,
      text: intl.formatMessage({
        id: 'withdrawal.cancel.done',
        defaultMessage: 'Withdrawal cancelled. The amount is available again.',
      }),
    });
  const sayFailed = (text: string): void => void toast({ kind: 'error', failure: {}, text, subject });
  const tooLate = intl.formatMessage(refusalMessage('withdrawal.notCancellable'));
  const send = useChecked<Cancellation, { id: string }, unknown, WithdrawalRow>({
    store: { name: 'withdrawal.cancel', isDraft: isCancellation },
    mutation: cancelWithdrawal(),
    formOf: ({ id }) => ({ id: String(id) }),
    nameOf: ({ id }) => String(id),
    look: async ({ id }) =>
      (await queryClient.fetchQuery({ ...withdrawal(id), staleTime: 0, gcTime: 0 })) ?? undefined,
    isOver: (found) => found.can_cancel !== true,
    onChecking: () => {
      setIsCancelling(true);
      return () => setIsCancelling(false);
    },
    onChecked: (found) => {
      void readAgain();
      if (found?.state === 'cancelled') sayCancelled();
      else if (found && found.can_cancel !== true) sayFailed(tooLate);
      else
        sayFailed(
          intl.formatMessage({
            id: 'withdrawal.cancel.kept',
            defaultMessage: 'The withdrawal has not been cancelled.',
          }),
        );
    },
  });
  return {
    isCancelling,
    async onCancel({ id }: WithdrawalRow): Promise<void> {
      setIsCancelling(true);
      try {
        if ((await send({ id })) !== undefined) sayCancelled();
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.reason === 'withdrawal.notCancellable') sayFailed(tooLate);
        else if (!isSaidByApp(error)) toast(failureToast(intl, error, subject));
      }
      await readAgain().catch(() => undefined);
      setIsCancelling(false);
    },
  };
}
