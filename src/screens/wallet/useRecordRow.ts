import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { spotOrders, type SpotOrder } from '../../api/spot.ts';
import type { LedgerRow } from '../../api/wallet.ts';
import { useShell } from '../../components/useShell.ts';

/** The row of the ledger whose detail is open, with the order behind it. */
export function useRecordRow(): {
  opened: LedgerRow | undefined;
  order: SpotOrder | undefined;
  onOpen: (row: LedgerRow | undefined) => void;
  orderHref: (row: LedgerRow) => string | undefined;
  onCopy: (text: string) => void;
} {
  const intl = useIntl();
  const { pathOf, toast } = useShell();
  const [opened, setOpened] = useState<LedgerRow>();
  const id = opened?.order_id;
  const orders = useQuery({ ...spotOrders({ order_id: String(id) }), enabled: id !== undefined });
  return {
    opened,
    // A back end that does not know the question answers other orders.
    order: orders.data?.find((each) => each.id === id),
    onOpen: setOpened,
    orderHref: ({ order_id, symbol }) =>
      order_id === undefined || symbol === undefined
        ? undefined
        : pathOf('SpotTrade', { symbol, order: String(order_id) }),
    onCopy: (text) => {
      navigator.clipboard.writeText(text).then(
        () =>
          toast({
            kind: 'success',
            text: intl.formatMessage({ id: 'record.copied', defaultMessage: 'Copied' }),
          }),
        () =>
          toast({
            kind: 'error',
            text: intl.formatMessage({
              id: 'record.notCopied',
              defaultMessage: 'The browser did not allow copying',
            }),
          }),
      );
    },
  };
}
