// Deals with a merchant whose offers have no limits, for simulations and kill tests: opened for eligible users.
import { openOrder } from '../../domains/otc/otcCommands.ts';
import { sandboxOtc } from '../../domains/otc/otcConfig.ts';
import { cancelOrder, release } from '../../domains/otc/otcOutcomes.ts';
import { otcRows } from '../../domains/otc/public/otcRows.ts';
import type { OtcSide } from '../../domains/otc/tables.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';

const limits = { minimum: '0.01', maximum: '1000000', quantity: '1000000', price: '1' };

/** @throws Refusal when either party has insufficient balance */
export function openDeal(
  executor: CommandExecutor,
  { owner, side, amount }: { owner: string; side: OtcSide; amount: string },
): Promise<number> {
  const offer = { ...sandboxOtc.find((each) => each.side === side)!, ...limits };
  return executor.runForPlatform('test.deal', (tx) =>
    openOrder(tx, { owner, userId: 0, offer: offer.id, means: 'number', value: amount }, offer),
  );
}

export const endDeal = (
  executor: CommandExecutor,
  id: number,
  outcome: 'released' | 'cancelled',
): Promise<void> =>
  executor.runForPlatform('test.deal', async (tx) => {
    const row = (await otcRows.find(tx.db, id))!;
    await (outcome === 'released' ? release(tx, row, 'desk') : cancelOrder(tx, row, 'desk'));
  });
