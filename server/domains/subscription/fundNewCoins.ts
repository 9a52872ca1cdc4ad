import { issueUpTo } from '../../ledger/issue.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { newCoinOwner } from './subscriptionReasons.ts';
import { unsoldUnits } from './subscriptionStock.ts';

/** Fills up what a sandbox sells; elsewhere its operator sends real coins. */
export async function fundNewCoins(
  executor: CommandExecutor,
  offered: readonly NewCoinProduct[],
): Promise<void> {
  await executor.runForPlatform('subscription.fund', async ({ db, ledger }) => {
    // Left to the next start, as the interest of hosting is.
    if (!ledger.gate.isOpen) return;
    const unsold = new Map<string, bigint>();
    for (const product of offered) {
      const { asset } = product;
      unsold.set(asset, (unsold.get(asset) ?? 0n) + (await unsoldUnits(db, product)));
    }
    for (const [asset, all] of unsold) issueUpTo(ledger, newCoinOwner, asset, all);
  });
}
