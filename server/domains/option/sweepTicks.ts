// Ticks that no result depends on are kept for a day; settlement ticks stay with their order.
import type { Kysely } from 'kysely';
import { ticksMost } from '../../../contracts/rules/option.ts';
import type { Schema } from '../../store/schema.ts';
import { secondsMost } from './public/terms.ts';

/** Long enough to inspect recent events around a tick that counts. */
export const tickKeptMs = 24 * 3_600_000;
/** Per command, so that other commands do not wait long. */
export const sweptAtOnce = 500;
const reachMs = secondsMost * 1000;

interface Swept {
  /** Older ticks have been checked: those kept need no second check. */
  upTo: number;
  isMore: boolean;
}

/**
 * Drops the oldest ticks of a pair that are neither an order's entry nor among the last before its expiry.
 * @param from older ticks were checked before
 * @param end younger ticks stay, whether or not an order needs them
 */
export async function sweepTicks(
  db: Kysely<Schema>,
  { symbol, from, end }: { symbol: string; from: number; end: number },
): Promise<Swept> {
  const momentsOf = async (after: number, before: number, limit: number): Promise<number[]> => {
    const rows = await db
      .selectFrom('option_tick')
      .select('at')
      .where('symbol', '=', symbol)
      .where('at', '>=', BigInt(after))
      .where('at', '<', BigInt(before))
      .orderBy('at')
      .limit(limit)
      .execute();
    return rows.map(({ at }) => Number(at));
  };
  const old = await momentsOf(from, end, sweptAtOnce);
  const [first, last] = [old[0], old.at(-1)];
  if (first === undefined || last === undefined) return { upTo: Math.max(from, end), isMore: false };
  // Thousands of orders may share one entry tick.
  const orders = await db
    .selectFrom('option_order')
    .select(['opened_at', 'seconds'])
    .distinct()
    .where('symbol', '=', symbol)
    .where('opened_at', '>=', BigInt(first - reachMs))
    .where('opened_at', '<=', BigInt(last))
    .execute();
  // The following ticks determine which of them are among an order's last.
  const later = orders.length > 0 ? await momentsOf(last + 1, last + reachMs + 1, laterMost) : [];
  const needed = neededOf([...old, ...later], orders);
  const useless = old.filter((at) => !needed.has(at));
  if (useless.length > 0)
    await db
      .deleteFrom('option_tick')
      .where('symbol', '=', symbol)
      .where('at', 'in', useless.map(BigInt))
      .execute();
  const isMore = old.length === sweptAtOnce;
  return { upTo: isMore ? last + 1 : Math.max(from, end), isMore };
}

/** More ticks than a pair can have in the longest duration. */
const laterMost = 10 * secondsMost;

/** @param moments oldest first */
function neededOf(
  moments: readonly number[],
  orders: readonly { opened_at: bigint | null; seconds: bigint }[],
): Set<number> {
  const needed = new Set<number>();
  for (const { opened_at: openedAt, seconds } of orders) {
    const entry = Number(openedAt);
    needed.add(entry);
    const until = countUpTo(moments, entry + Number(seconds) * 1000);
    const after = Math.max(countUpTo(moments, entry), until - ticksMost);
    for (const at of moments.slice(after, until)) needed.add(at);
  }
  return needed;
}

/** Number of times that are no later than this. */
function countUpTo(moments: readonly number[], upTo: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (moments[middle]! <= upTo) low = middle + 1;
    else high = middle;
  }
  return low;
}
