import type { FormOf } from '../../api/calling/client.ts';
import type { LeverTrade } from '../../api/lever.ts';
import type { LeverTicket } from './leverTicket.ts';

/** Ids of a contract, in the format of the calls. */
export interface ContractIds {
  currency_id: string;
  legal_id: string;
}

/** Account of the page: the caller's own or the demo account. All calls of a page use the same account. */
export type LeverAccount = NonNullable<FormOf<'leverPanel'>['account_type']>;

/** Storage name per account: stored values of the two accounts are separate. */
export const storedName = (name: string, account: LeverAccount): string =>
  account === 'simulation_account' ? `lever.demo.${name}` : `lever.${name}`;

/** A back end without account types returns the caller's own orders. */
export const isOfAccount = (row: { account_type?: string | undefined }, account: LeverAccount): boolean =>
  (row.account_type === 'simulation_account') === (account === 'simulation_account');

/** Request fields of an order. Options that the ticket does not show are not sent. */
export function leverForm(
  { kind, price, side, lots, leverage, mode, hasStops, takeProfit, stopLoss }: LeverTicket,
  ids: ContractIds,
  account: LeverAccount,
  client_order_id: string | undefined,
): FormOf<'openPosition'> {
  return {
    ...ids,
    account_type: account,
    share: lots,
    multiple: String(leverage),
    margin_mode: mode,
    type: side === 'long' ? '1' : '2',
    ...(kind === 'limit' ? { status: '0', target_price: price } : { status: '1' }),
    ...(hasStops && takeProfit !== '' ? { target_profit_price: takeProfit } : {}),
    ...(hasStops && stopLoss !== '' ? { stop_loss_price: stopLoss } : {}),
    client_order_id,
  };
}

/** Whether an order of the list has the same terms; an order with its own id is a different one. */
export function isAlikeTrade(
  trade: LeverTrade,
  { side, lots, leverage }: LeverTicket,
  ids: ContractIds,
): boolean {
  if (trade.client_order_id !== undefined) return false;
  const isContract = String(trade.currency) === ids.currency_id && String(trade.legal) === ids.legal_id;
  return isContract && trade.side === side && trade.share === Number(lots) && trade.multiple === leverage;
}
