import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { spotOrders } from '../../../api/spot.ts';
import type { LedgerGroup } from '../../../components/wallet/ledgerGroups.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import type { OpenedRecord } from './RecordDetail.tsx';

/** The record row whose details are open, with its order. */
export function useRecordRow(): {
  opened: OpenedRecord | undefined;
  onOpen: (group: LedgerGroup | undefined) => void;
} {
  const { pathOf } = useShell();
  const [group, setFold] = useState<LedgerGroup>();
  const { order_id: id, symbol } = group?.rows[0] ?? {};
  const orders = useQuery({ ...spotOrders({ order_id: String(id) }), enabled: id !== undefined });
  return {
    opened: group && {
      group,
      // A back end without this filter returns other orders.
      order: orders.data?.find((each) => each.id === id),
      orderHref:
        id === undefined || symbol === undefined
          ? undefined
          : pathOf('SpotTrade', { symbol, order: String(id) }),
    },
    onOpen: setFold,
  };
}
