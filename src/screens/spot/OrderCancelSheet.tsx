import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CancelSheet } from '../../components/command/CancelSheet.tsx';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';

export interface Cancelling {
  isCancelling: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

interface OrderCancelSheetProps extends Cancelling {
  title: ReactNode;
  keep: ReactNode;
  commit: ReactNode;
  symbol: string;
  rows: readonly KeyValueRow[];
}

/** Confirmation before orders of a pair are cancelled. */
export function OrderCancelSheet({ symbol, rows, onConfirm, ...said }: OrderCancelSheetProps) {
  return (
    <CancelSheet
      {...said}
      onCommit={onConfirm}
      rows={[
        { label: <FormattedMessage id="spot.cancel.pair" defaultMessage="Pair" />, value: symbol },
        ...rows,
      ]}
    />
  );
}
