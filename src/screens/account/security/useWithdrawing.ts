import { useIntl } from 'react-intl';
import { reviews, withdrawReview } from '../../../api/review.ts';
import { useWithdrawingCase } from '../../../components/reviews/useWithdrawingCase.ts';

/** Withdraws a request of who leaves, or wants a copy. */
export function useWithdrawing() {
  const intl = useIntl();
  return useWithdrawingCase({
    name: 'account.withdraw',
    api: { reviews, withdrawReview },
    said: {
      withdrawn: intl.formatMessage({
        id: 'account.request.withdrawn',
        defaultMessage: 'Request withdrawn',
      }),
      kept: intl.formatMessage({
        id: 'account.request.notWithdrawn',
        defaultMessage: 'The request was not withdrawn.',
      }),
    },
  });
}
