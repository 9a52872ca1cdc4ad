import type { Selectable } from 'kysely';
import { accountKey, quoteOf } from './engine/LeverTrade.ts';
import type { EndedBy, LeverStatus, LeverTrade } from './engine/LeverTrade.ts';
import type { LeverTradeTable } from './tables.ts';

/** Converts a row. The hold is restored from the ledger, and the fixed closing from the mark. */
export function tradeOf(row: Selectable<LeverTradeTable>): LeverTrade {
  const time = (at: bigint | null) => (at === null ? null : Number(at));
  return {
    id: Number(row.id),
    owner: row.owner,
    symbol: row.symbol,
    side: row.side,
    mode: row.mode,
    account: accountKey(row.owner, quoteOf(row.symbol)),
    leverage: Number(row.leverage),
    askedLots: Number(row.asked_lots),
    limit: row.limit_price,
    clientOrderId: row.client_order_id,
    createdAt: Number(row.created_at),
    lots: Number(row.lots),
    takeProfit: row.take_profit,
    stopLoss: row.stop_loss,
    entry: row.entry,
    margin: row.margin,
    hold: undefined,
    advanced: row.advanced,
    openingFee: row.opening_fee,
    overnightFees: row.overnight_fees,
    chargedUntil: time(row.charged_until),
    gross: row.gross,
    closingFees: row.closing_fees,
    liquidationFee: row.liquidation_fee,
    insured: row.insured,
    closePrice: row.close_price,
    status: Number(row.status) as LeverStatus,
    fixed: null,
    endedBy: row.ended_by as EndedBy,
    asked: row.close_asked_at === null ? null : { at: Number(row.close_asked_at), worst: row.close_worst },
    reopened: Number(row.reopened),
    openedAt: time(row.opened_at),
    closedAt: time(row.closed_at),
  };
}
