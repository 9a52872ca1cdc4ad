import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import type { KeyValueRow } from '../../ui/KeyValue.tsx';

export interface Cancelling {
  isCancelling: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

interface CancelSheetProps extends Cancelling {
  title: ReactNode;
  keep: ReactNode;
  commit: ReactNode;
  symbol: string;
  rows: readonly KeyValueRow[];
}

/** Asks before orders of a pair are cancelled. */
export function CancelSheet({ symbol, rows, isCancelling, onConfirm, onKeep, ...said }: CancelSheetProps) {
  return (
    <ConfirmSheet
      {...said}
      variant="danger"
      busy={
        isCancelling ? (
          <FormattedMessage id="spot.cancel.cancelling" defaultMessage="Cancelling" />
        ) : undefined
      }
      onKeep={onKeep}
      onCommit={onConfirm}
      rows={[
        { label: <FormattedMessage id="spot.cancel.pair" defaultMessage="Pair" />, value: symbol },
        ...rows,
      ]}
    />
  );
}
