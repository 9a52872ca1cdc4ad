import { Refusal } from '../../../refusal.ts';
import type { MoneyCommand } from '../../../writer/MoneyCommand.ts';
import type { Writer } from '../../../writer/Writer.ts';
import type { WithdrawalRow } from '../tables.ts';
import { findWithdrawal } from '../withdrawalRows.ts';
import { giveBack } from '../withdrawalReviews.ts';

/** Nobody was asked to send it, and its owner still has it. */
export const canCancel = ({ state }: Pick<WithdrawalRow, 'state'>): boolean =>
  state === 'review' || state === 'queued';

interface Asked {
  owner: string;
  id: string;
}

const cancelling: MoneyCommand<Asked, number, number> = {
  name: 'withdrawal.cancel',
  repetition: ({ id }) => id,
  record: ({ id }) => ({ withdrawal: id }),
  run: async (tx, { owner, id }) => {
    const row = await findWithdrawal(tx.db, BigInt(id));
    if (row?.owner !== owner) throw new Refusal('withdrawal.unknown');
    if (!canCancel(row)) throw new Refusal('withdrawal.notCancellable');
    if (row.state === 'review') await tx.withdrawReview(owner, Number(row.review));
    else await giveBack(tx, row, { state: 'cancelled' });
    return Number(id);
  },
  outcome: (id) => id,
};

/** @throws Refusal withdrawal.unknown, withdrawal.notCancellable; UnknownOutcome as Writer.run does */
export async function cancelFor({ writer }: { writer: Writer }, owner: string, id: string): Promise<void> {
  await writer.perform(cancelling, owner, { owner, id });
}
