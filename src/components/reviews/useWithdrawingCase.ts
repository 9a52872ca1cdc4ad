import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refetchQueries } from '../../api/calling/refetchQueries.ts';
import type { reviews, withdrawReview, Review } from '../../api/review.ts';
import { isNumber, isRecord } from '../../stored/shapes.ts';
import { useChecked } from '../command/useChecked.ts';
import { isApiError, isSaidByApp } from '../shell/apiErrors.ts';
import { commandSubject, failureToast } from '../shell/failures.ts';
import { useShell } from '../shell/useShell.ts';
import { isOpenCase } from './openCase.ts';

interface Withdrawal {
  id: number;
}

const isWithdrawal = (value: unknown): value is Withdrawal => isRecord(value) && isNumber(value['id']);

interface WithdrawingOptions {
  /** Name, e.g. account.withdraw; the key of a command whose answer is missing. */
  name: string;
  /** API calls for cases. */
  api: { reviews: typeof reviews; withdrawReview: typeof withdrawReview };
  said: {
    withdrawn: string;
    /** The lookup found the case unchanged. */
    kept: string;
    /** Text for a case that was decided meanwhile; default: the server's sentence. */
    closed?: string;
  };
  /** Query keys that it changes, in addition to the cases. */
  changes?: readonly QueryKey[];
}

/** Withdraws the user's own case; if the answer is missing, looks up the outcome. */
export function useWithdrawingCase({ name, api, said, changes = [] }: WithdrawingOptions) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { toast } = useShell();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const readAgain = (): void => {
    for (const queryKey of [['review'], ...changes]) refetchQueries(queryClient, { queryKey });
  };
  const subject = commandSubject(api.withdrawReview());
  const sayWithdrawn = (): void => void toast({ kind: 'success', text: said.withdrawn, subject });
  const sayFailed = (text: string): void => void toast({ kind: 'error', failure: {}, text, subject });
  const send = useChecked<Withdrawal, { review_id: string }, unknown, Review>({
    store: { name, isDraft: isWithdrawal },
    mutation: api.withdrawReview(),
    formOf: ({ id }) => ({ review_id: String(id) }),
    nameOf: ({ id }) => String(id),
    look: async ({ id }) => {
      const query = api.reviews({ review_id: String(id), limit: '1' });
      const rows = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      return rows.find((row) => row.id === id);
    },
    isOver: (found) => !isOpenCase(found),
    onChecking: () => {
      setIsWithdrawing(true);
      return () => setIsWithdrawing(false);
    },
    onChecked: (found) => {
      readAgain();
      if (found?.state === 'withdrawn') sayWithdrawn();
      else sayFailed(said.kept);
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
        if (error.reason === 'review.closed' && said.closed !== undefined) sayFailed(said.closed);
        else if (!isSaidByApp(error)) toast(failureToast(intl, error, subject));
      }
      setIsWithdrawing(false);
      readAgain();
    },
  };
}
