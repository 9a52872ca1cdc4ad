import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reviews, withdrawReview, type Review } from '../../api/review.ts';
import { useChecked } from '../../components/command/useChecked.ts';
import { failureToast, isApiError } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isNumber, isRecord } from '../../stored/shapes.ts';
import { isOpen } from './wish.ts';

interface Withdrawal {
  id: number;
}

const isWithdrawal = (value: unknown): value is Withdrawal => isRecord(value) && isNumber(value['id']);

/** Withdraws a request of one's own; what became of one whose answer did not come is looked up. */
export function useWithdrawing() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { toast } = useShell();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const sayWithdrawn = (): void =>
    void toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'account.request.withdrawn', defaultMessage: 'Request withdrawn' }),
    });
  const sayKept = (): void =>
    void toast({
      kind: 'error',
      failure: {},
      text: intl.formatMessage({
        id: 'account.request.notWithdrawn',
        defaultMessage: 'The request was not withdrawn.',
      }),
    });
  const send = useChecked<Withdrawal, { review_id: string }, unknown, Review>({
    store: { name: 'account.withdraw', isDraft: isWithdrawal },
    mutation: withdrawReview(),
    formOf: ({ id }) => ({ review_id: String(id) }),
    nameOf: ({ id }) => String(id),
    look: async ({ id }) => {
      const query = reviews({ review_id: String(id), limit: '1' });
      const rows = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      return rows.find((row) => row.id === id);
    },
    isOver: (found) => !isOpen(found),
    onChecking: () => {
      setIsWithdrawing(true);
      return () => setIsWithdrawing(false);
    },
    onChecked: (found) => {
      void queryClient.invalidateQueries({ queryKey: ['review'] });
      if (found?.state === 'withdrawn') sayWithdrawn();
      else sayKept();
    },
  });
  return {
    isWithdrawing,
    async withdraw(id: number): Promise<void> {
      setIsWithdrawing(true);
      try {
        if ((await send({ id })) !== undefined) sayWithdrawn();
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.kind !== 'sessionExpired') toast(failureToast(intl, error));
      }
      setIsWithdrawing(false);
      void queryClient.invalidateQueries({ queryKey: ['review'] });
    },
  };
}
