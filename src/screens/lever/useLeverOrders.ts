import { leverTrade, openPosition, positions } from '../../api/lever.ts';
import { recordsOf } from '../../components/command/commandRecords.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import {
  isAlikeTrade,
  isOfAccount,
  leverForm,
  storedName,
  type ContractIds,
  type LeverAccount,
} from './leverForm.ts';
import { storedLeverTicket, type LeverTicket } from './leverTicket.ts';

/** Opens positions of an account, and looks one up whose response did not arrive. */
export function useLeverOrders(symbol: string, ids: ContractIds, account: LeverAccount) {
  const filters = { status: '-1', limit: '50', account_type: account } as const;
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
    formOf: (ticket: LeverTicket, clientId) => leverForm(ticket, ids, account, clientId),
    records: recordsOf({
      list: positions,
      rowsOf: ({ message }) => message.data.filter((row) => isOfAccount(row, account)).map(leverTrade),
      byId: (client_order_id) => ({ ...filters, client_order_id }),
      newest: (_: LeverTicket) => ({ ...filters, ...ids }),
      idOf: (trade) => trade.client_order_id,
      isAlike: (trade, ticket) => isAlikeTrade(trade, ticket, ids),
      timeMsOf: (trade) => trade.create_time * 1000,
    }),
  });
}
