import { useQueryClient } from '@tanstack/react-query';
import { sendsClientIds } from '../../api/calling/clientIds.ts';
import { leverTrade, openPosition, positions } from '../../api/lever.ts';
import { clockToleranceMs } from '../../components/command/clockTolerance.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { useShell } from '../../components/shell/useShell.ts';
import {
  isAlikeTrade,
  isOfAccount,
  leverForm,
  storedName,
  type ContractIds,
  type LeverAccount,
} from './leverForm.ts';
import { storedLeverTicket, type LeverTicket } from './leverTicket.ts';

/** Opens positions of an account, and looks one up whose answer did not come. */
export function useLeverOrders(symbol: string, ids: ContractIds, account: LeverAccount) {
  const queryClient = useQueryClient();
  const { site } = useShell();
  const rowsOf = async (more: { client_order_id: string } | ContractIds) => {
    const query = positions({ status: '-1', limit: '50', account_type: account, ...more });
    const { message } = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    return message.data.filter((row) => isOfAccount(row, account)).map(leverTrade);
  };
  return useCommandForm({
    name: storedName('ticket', account),
    fields: storedLeverTicket,
    of: symbol,
    fieldOf: {
      share: 'lots',
      target_price: 'price',
      target_profit_price: 'takeProfit',
      stop_loss_price: 'stopLoss',
      multiple: 'leverage',
    },
    changes: [['lever'], ['wallet']],
    mutation: openPosition(),
    formOf: (ticket: LeverTicket, clientOrderId) => leverForm(ticket, ids, account, { clientOrderId, site }),
    async find(clientOrderId) {
      if (!sendsClientIds(site)) return undefined;
      const rows = await rowsOf({ client_order_id: clientOrderId });
      // A back end without this filter answers other orders as well.
      return rows.find((row) => row.client_order_id === clientOrderId);
    },
    async findAlike(ticket, sinceMs) {
      const rows = await rowsOf(ids);
      return rows.filter(
        (row) => isAlikeTrade(row, ticket, ids) && row.create_time * 1000 >= sinceMs - clockToleranceMs,
      );
    },
  });
}
