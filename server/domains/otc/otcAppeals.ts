// Appeals, and sales that become a case without one because their seller does not respond.
import { createHash } from 'node:crypto';
import { silentSaleMs } from '../../../contracts/rules/otc.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { joinDesk } from '../chat/public/conversations.ts';
import { ofOrder, pictureOf, requireOwn } from './otcCommands.ts';
import type { OfOrder, OrderCommand } from './otcCommands.ts';
import { addEvent } from './otcEvents.ts';
import type { Happened } from './otcEvents.ts';
import { notify } from './otcNotices.ts';
import { aboutOf } from './otcOutcomes.ts';
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
  /** Path of the picture. */
  picture?: string | undefined;
}

/** Ended by its buyer or by timeout, so it holds no coins. What a merchant or an operator ended cannot be appealed. */
export const endedWithoutDesk = ({ state, cancelled_by: by }: OtcOrderRow): boolean =>
  state === 'cancelled' && (by === 'buyer' || by === 'time');

export const appealing: OrderCommand<Appealing> = {
  ...ofOrder('otc.appeal', () => Promise.resolve()),
  repetition: ({ id, ...statement }) => `${id} ${hashOf(statement)}`,
  run: async (tx, input) => {
    const { owner, reason, text, picture } = input;
    const statement = { reason, said: text, picture: pictureOf(owner, picture) };
    await appeal(tx, await requireOwn(tx, input), { actor: 'customer', ...statement });
    return input.id;
  },
};

/** Of the statement, so that a repetition adds it once and the command log does not contain it. */
export const hashOf = ({
  reason,
  text,
  picture = '',
}: Pick<Appealing, 'reason' | 'text' | 'picture'>): string =>
  createHash('sha256').update(`${reason}: ${text} ${picture}`).digest('base64url');

/**
 * Opens an appeal, or adds a statement to an undecided one.
 * @throws Refusal otc.notAppealable, otc.appealLater, and as addEvent
 */
export async function appeal(
  tx: MoneyTx,
  row: OtcOrderRow,
  statement: Omit<Happened, 'what'> & { actor: 'customer' | 'merchant' },
): Promise<void> {
  const said: Happened = { ...statement, what: 'appealed' };
  const isLate = endedWithoutDesk(row);
  if (row.state === 'appeal' || (isLate && (await hasOpenCase(tx, row)))) return addEvent(tx, row, said);
  if (row.appeal_result !== null) throw new Refusal('otc.notAppealable');
  if (row.state !== 'paid' && !isLate) throw new Refusal('otc.notAppealable');
  const from = appealFrom(row);
  if (!isLate && tx.now < from) throw new Refusal('otc.appealLater', { values: { until_ms: String(from) } });
  const appealed = await change(tx.db, row, {
    appealed_at: BigInt(tx.now),
    ...(!isLate && { state: 'appeal' }),
  });
  if (isLate) await openCase(tx, appealed, 'otc.lateAppeal');
  // A purchase, or a sale whose seller did not respond, already has a case.
  else if (!(await hasOpenCase(tx, row))) await openCase(tx, appealed, 'otc.appeal');
  await joinDesk(tx, Number(row.id));
  await addEvent(tx, appealed, said);
  if (statement.actor === 'merchant') await notify(tx, row.owner, 'otc.appealed', aboutOf(row));
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
