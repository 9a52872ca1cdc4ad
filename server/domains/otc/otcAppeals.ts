// Appeals, and sales that become a case without one because their seller does not respond.
import { createHash } from 'node:crypto';
import { silentSaleMs } from '../../../contracts/rules/otc.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { ofOrder, requireOwn } from './otcCommands.ts';
import type { OfOrder, OrderCommand } from './otcCommands.ts';
import { tellOtc } from './otcEvents.ts';
import { openCase } from './otcReviews.ts';
import { change, otcRows } from './public/otcRows.ts';
import type { OtcOrderRow } from './tables.ts';

/** After this time a waiting party may appeal. */
export const appealAfterMs = 15 * 60_000;

export const appealFrom = ({ paid_at }: OtcOrderRow): number => Number(paid_at) + appealAfterMs;
export const deskFrom = ({ paid_at }: OtcOrderRow): number => Number(paid_at) + silentSaleMs;

export interface Appealing extends OfOrder {
  reason: string;
  text: string;
}

/** Ended by its buyer or by timeout, so it holds no coins. Operator decisions cannot be appealed. */
export const endedWithoutDesk = ({ state, cancelled_by }: OtcOrderRow): boolean =>
  state === 'cancelled' && cancelled_by !== 'desk';

export const appealing: OrderCommand<Appealing> = {
  ...ofOrder('otc.appeal', () => Promise.resolve()),
  repetition: ({ id, reason, text }) =>
    `${id} ${createHash('sha256').update(`${reason}: ${text}`).digest('base64url')}`,
  run: async (tx, input) => {
    const row = await requireOwn(tx, input);
    const isLate = endedWithoutDesk(row);
    if (row.state === 'appeal' || (isLate && (await hasOpenCase(tx, row))))
      return addToAppeal(tx, row, input);
    if (row.appeal_result !== null) throw new Refusal('otc.notAppealable');
    if (row.state !== 'paid' && !isLate) throw new Refusal('otc.notAppealable');
    const from = appealFrom(row);
    if (!isLate && tx.now < from)
      throw new Refusal('otc.appealLater', { values: { until_ms: String(from) } });
    const appealed = await change(tx.db, row, {
      appealed_at: BigInt(tx.now),
      appeal_reason: `${input.reason}: ${input.text}`,
      ...(!isLate && { state: 'appeal' }),
    });
    if (isLate) await openCase(tx, appealed, 'otc.lateAppeal');
    // A purchase, or a sale whose seller did not respond, already has a case.
    else if (!(await hasOpenCase(tx, row))) await openCase(tx, appealed, 'otc.appeal');
    tellOtc(tx, row);
    return input.id;
  },
};

/** Maximum text of one appeal for an operator, in characters. */
const appealTextMost = 2000;

/**
 * Adds a statement to an undecided appeal.
 * @throws Refusal otc.inAppeal when it has no room
 */
async function addToAppeal(tx: MoneyTx, row: OtcOrderRow, { id, reason, text }: Appealing): Promise<number> {
  const said = [row.appeal_reason, `${reason}: ${text}`].filter((part) => part !== null).join('\n');
  if (said.length > appealTextMost) throw new Refusal('otc.inAppeal');
  await change(tx.db, row, { appeal_reason: said });
  return id;
}

async function hasOpenCase({ db }: MoneyTx, { review }: OtcOrderRow): Promise<boolean> {
  if (review === null) return false;
  const open = db.selectFrom('review').select('id').where('id', '=', review).where('ended_at', 'is', null);
  return (await open.executeTakeFirst()) !== undefined;
}

/** The seller has neither released nor appealed in time: the operator decides, unless the seller releases first. */
export async function takeSilentSale(tx: MoneyTx, { order }: { order: number }): Promise<void> {
  const row = await otcRows.find(tx.db, order);
  if (row?.state === 'paid' && !(await hasOpenCase(tx, row))) await openCase(tx, row, 'otc.appeal');
}
