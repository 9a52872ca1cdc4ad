import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmSheet } from '../../ui/dialogs/ConfirmSheet.tsx';

interface CancelSheetProps extends Omit<ComponentProps<typeof ConfirmSheet>, 'variant' | 'busy'> {
  isCancelling: boolean;
}

/** Confirmation before a request is cancelled. */
export function CancelSheet({ isCancelling, ...said }: CancelSheetProps) {
  return (
    <ConfirmSheet
      {...said}
      variant="danger"
      busy={
        isCancelling ? (
          <FormattedMessage id="spot.cancel.cancelling" defaultMessage="Cancelling" />
        ) : undefined
      }
    />
  );
}
