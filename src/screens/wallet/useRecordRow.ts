import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { spotOrders } from '../../api/spot.ts';
import type { LedgerRow } from '../../api/wallet.ts';
import { useShell } from '../../components/shell/useShell.ts';
import type { OpenedRecord } from './RecordDetail.tsx';

/** The row of the ledger whose detail is open, with the order behind it. */
export function useRecordRow(): {
  opened: OpenedRecord | undefined;
  onOpen: (row: LedgerRow | undefined) => void;
} {
  const { pathOf } = useShell();
  const [row, setRow] = useState<LedgerRow>();
  const { order_id: id, symbol } = row ?? {};
  const orders = useQuery({ ...spotOrders({ order_id: String(id) }), enabled: id !== undefined });
  return {
    opened: row && {
      row,
      // A back end that does not know the question answers other orders.
      order: orders.data?.find((each) => each.id === id),
      orderHref:
        id === undefined || symbol === undefined
          ? undefined
          : pathOf('SpotTrade', { symbol, order: String(id) }),
    },
    onOpen: setRow,
  };
}
