import type { FormOf } from '../../api/calling/client.ts';
import type { LeverTrade } from '../../api/lever.ts';
import type { LeverTicket } from './leverTicket.ts';

/** The numbers of a contract, as calls name it. */
export interface ContractIds {
  currency_id: string;
  legal_id: string;
}

/** Whose money a page is about: the caller's own, or that of the demo. No call of a page is about the other one. */
export type LeverAccount = NonNullable<FormOf<'leverPanel'>['account_type']>;

/** What one account keeps on the device is not of the other one. */
export const storedName = (name: string, account: LeverAccount): string =>
  account === 'simulation_account' ? `lever.demo.${name}` : `lever.${name}`;

/** A back end that does not know accounts answers those of the caller's own. */
export const isOfAccount = (row: { account_type?: string | undefined }, account: LeverAccount): boolean =>
  (row.account_type === 'simulation_account') === (account === 'simulation_account');

/** An order as it is sent. What the ticket does not show is not asked for. */
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

/** An order of the list asks for the same; one that bears an id of its own is another. */
export function isAlikeTrade(
  trade: LeverTrade,
  { side, lots, leverage }: LeverTicket,
  ids: ContractIds,
): boolean {
  if (trade.client_order_id !== undefined) return false;
  const isContract = String(trade.currency) === ids.currency_id && String(trade.legal) === ids.legal_id;
  return isContract && trade.side === side && trade.share === Number(lots) && trade.multiple === leverage;
}
