// Committed options of an owner, and the ticks that settled each.
import type { Kysely, Selectable } from 'kysely';
import { ticksMost } from '../../../contracts/rules/option.ts';
import { newestIds, passOver } from '../../store/newestIds.ts';
import type { Range, Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import { expiresAt } from './OptionOrder.ts';
import type { OptionOrder, OptionStatus } from './OptionOrder.ts';
import { orderOf } from './OptionStore.ts';
import type { OptionTickTable } from './tables.ts';

export interface OptionFilter {
  owner: string;
  asset: string;
  status: OptionStatus;
  symbol?: string | undefined;
  /** Only orders with a lower id. */
  beforeId?: number | undefined;
  limit: number;
  offset: number;
}

/** Upper bound of ids. */
const lastOfAll = 2n ** 63n - 2n;

/**
 * Newest first.
 * @param spend receives the number of rows scanned
 */
export async function listOptions(
  db: Kysely<Schema>,
  { owner, asset, status, symbol, beforeId, limit, offset }: OptionFilter,
  spend: Spend,
): Promise<OptionOrder[]> {
  const range: Range = {
    within: ({ afterId, untilId }) =>
      db
        .selectFrom('option_order')
        .select('id')
        .where('owner', '=', owner)
        .where('asset', '=', asset)
        .$if(symbol !== undefined, (query) => query.where('symbol', '=', symbol!))
        .where('status', '=', BigInt(status))
        .where('id', '>', afterId)
        .where('id', '<=', untilId),
  };
  const span = { afterId: 0n, untilId: beforeId === undefined ? lastOfAll : BigInt(beforeId) - 1n };
  const passed = await passOver(db, [range], { span, count: offset, spend });
  if (passed === undefined) return [];
  spend(limit);
  const within = [range.within({ ...span, untilId: passed - 1n })];
  const rows = await db
    .selectFrom('option_order')
    .selectAll()
    .where('id', 'in', newestIds(db, within, { limit }))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(orderOf);
}

/** The last ticks between the entry and expiry (inclusive), oldest first. */
export async function settlingTicks(
  db: Kysely<Schema>,
  order: OptionOrder,
): Promise<Selectable<OptionTickTable>[]> {
  const until = expiresAt(order);
  if (until === null) return [];
  const rows = await db
    .selectFrom('option_tick')
    .selectAll()
    .where('symbol', '=', order.symbol)
    .where('at', '>', BigInt(order.openedAt!))
    .where('at', '<=', BigInt(until))
    .orderBy('at', 'desc')
    .limit(ticksMost)
    .execute();
  return rows.reverse();
}
