import { useIntl } from 'react-intl';
import { reviews, withdrawReview } from '../../../api/review.ts';
import { useWithdrawingCase } from '../../../components/reviews/useWithdrawingCase.ts';

/** Withdraws a closure or copy request. */
export function useWithdrawing() {
  const intl = useIntl();
  return useWithdrawingCase({
    name: 'account.withdraw',
    api: { reviews, withdrawReview },
    said: {
      withdrawn: intl.formatMessage({
        id: 'account.request.withdrawn',
        defaultMessage: 'Request cancelled',
      }),
      kept: intl.formatMessage({
        id: 'account.request.notWithdrawn',
        defaultMessage: 'The request was not cancelled. Try again.',
      }),
    },
  });
}
