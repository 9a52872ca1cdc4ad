import { useIntl } from 'react-intl';
import { reviews, withdrawReview } from '../../../api/review.ts';
import { useWithdrawingCase } from '../../../components/reviews/useWithdrawingCase.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';

/** Cancels a deposit claim that is not reviewed yet. */
export function useCancelDeposit() {
  const intl = useIntl();
  const { isWithdrawing, withdraw } = useWithdrawingCase({
    name: 'deposit.cancel',
    api: { reviews, withdrawReview },
    changes: [['deposit']],
    said: {
      withdrawn: intl.formatMessage({
        id: 'depositRecord.cancel.done',
        defaultMessage: 'Deposit report cancelled.',
      }),
      kept: intl.formatMessage({
        id: 'depositRecord.cancel.kept',
        defaultMessage: 'The deposit report was not cancelled. Try again.',
      }),
      closed: intl.formatMessage(refusalMessage('deposit.notCancellable')),
    },
  });
  return { isCancelling: isWithdrawing, onCancel: withdraw };
}
