// Notices that a provider sends about a withdrawal (docs/custody.md).
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { NoticeFault } from '../../../custody/notices/NoticeFault.ts';
import { findWithdrawal } from '../withdrawalRows.ts';
import { applyAnswer } from './applyAnswer.ts';
import type { PayoutPace } from './pace.ts';
import { withdrawalOf } from './PayoutPort.ts';
import type { PayoutAnswer } from './PayoutPort.ts';
import { readAnswer } from './readAnswer.ts';

export interface PayoutNotice {
  id: string;
  reference: string;
  answer: PayoutAnswer;
}

/** @throws Error that describes the problem */
export function readPayoutNotice(body: string): PayoutNotice {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    throw new Error('the body is no JSON');
  }
  const { id, reference } = (read ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\w.-]{1,64}$/.test(id)) throw new Error('id is missing or malformed');
  if (typeof reference !== 'string' || !withdrawalOf(reference))
    throw new Error('reference is missing or malformed');
  return { id, reference, answer: readAnswer(read) };
}

/**
 * Idempotent, and independent of the order of notices.
 * @throws NoticeFault where there is no such attempt
 */
export async function takePayoutNotice(
  { executor, pace }: { executor: CommandExecutor; pace: PayoutPace },
  { reference, answer }: PayoutNotice,
): Promise<void> {
  const { id, attempt } = withdrawalOf(reference)!;
  await executor.runForPlatform('withdrawal.notice', async (tx) => {
    const row = await findWithdrawal(tx.db, id);
    if (!row || attempt > row.handed) throw new NoticeFault('reference is none that was asked for');
    await applyAnswer(tx, row, { attempt, answer, pace });
  });
}
