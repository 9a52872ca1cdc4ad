import { Refusal } from '../../../refusal.ts';
import type { MoneyCommand } from '../../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { WithdrawalRow } from '../tables.ts';
import { findWithdrawal } from '../withdrawalRows.ts';
import { giveBack } from '../withdrawalReviews.ts';

/** The payment was not requested yet, so its owner still has the amount. */
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

/** @throws Refusal withdrawal.unknown, withdrawal.notCancellable; UnknownOutcome as CommandExecutor.run does */
export async function cancelFor(
  { executor }: { executor: CommandExecutor },
  owner: string,
  id: string,
): Promise<void> {
  await executor.perform(cancelling, owner, { owner, id });
}
