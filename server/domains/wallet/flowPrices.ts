// Prices at the time of a deposit or withdrawal, stored with the posting.
import type { Kysely } from 'kysely';
import { isUser } from '../../ledger/account.ts';
import type { Posting } from '../../ledger/Postings.ts';
import type { ReasonBook } from '../../ledger/reasons.ts';
import type { Exchange } from '../spot/public/Exchange.ts';
import type { Schema } from '../../store/schema.ts';
import { usdtPrice } from './public/usdtPrice.ts';

/** Maximum ids per statement. */
const idsMost = 500;

/** Last USDT price of the asset of a posting that brings value to a user or takes it away; otherwise undefined. */
export function flowPriceOf(
  exchange: Exchange,
  reasons: ReasonBook,
  { reason, debit, credit }: Posting,
): string | undefined {
  if (reasons.meaningOf(reason)?.dayChange !== 'flow' || !(isUser(debit.owner) || isUser(credit.owner)))
    return undefined;
  return usdtPrice(exchange, credit.asset);
}

/** Stored prices by posting. */
export async function readFlowPrices(
  db: Kysely<Schema>,
  postingIds: readonly number[],
): Promise<Map<number, string>> {
  const prices = new Map<number, string>();
  for (let start = 0; start < postingIds.length; start += idsMost) {
    const rows = await db
      .selectFrom('flow_price')
      .selectAll()
      .where('posting_id', 'in', postingIds.slice(start, start + idsMost).map(BigInt))
      .execute();
    for (const { posting_id, price } of rows) prices.set(Number(posting_id), price);
  }
  return prices;
}
