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
  const { order_id: id, symbol, otc_order_id: otcId } = group?.rows[0] ?? {};
  const orders = useQuery({ ...spotOrders({ order_id: String(id) }), enabled: id !== undefined });
  function hrefOf(): string | undefined {
    if (otcId !== undefined) return pathOf('OtcOrder', { id: String(otcId) });
    return id === undefined || symbol === undefined
      ? undefined
      : pathOf('SpotTrade', { symbol, order: String(id) });
  }
  return {
    opened: group && {
      group,
      // A back end without this filter returns other orders.
      order: orders.data?.find((each) => each.id === id),
      orderHref: hrefOf(),
    },
    onOpen: setFold,
  };
}
