import { issueUpTo } from '../../ledger/issue.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { newCoinOwner } from './subscriptionReasons.ts';
import { unsoldUnits } from './subscriptionStock.ts';

/** Replenishes the coins that a sandbox sells; elsewhere the operator sends real coins. */
export async function fundNewCoins(
  executor: CommandExecutor,
  offered: readonly NewCoinProduct[],
): Promise<void> {
  await executor.runForPlatform('subscription.fund', async ({ db, ledger }) => {
    // Deferred to the next start, like the interest of hosting.
    if (!ledger.gate.isOpen) return;
    const unsold = new Map<string, bigint>();
    for (const product of offered) {
      const { asset } = product;
      unsold.set(asset, (unsold.get(asset) ?? 0n) + (await unsoldUnits(db, product)));
    }
    for (const [asset, all] of unsold) issueUpTo(ledger, newCoinOwner, asset, all);
  });
}
