import { issueUpTo } from '../../ledger/issue.ts';
import { toUnits } from '../../ledger/units.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { interestOwner } from './hostingReasons.ts';

/** Fills up what a sandbox pays interest out of; elsewhere its operator sends real coins. */
export async function fundInterest(executor: CommandExecutor, coins: readonly string[]): Promise<void> {
  await executor.runForPlatform('hosting.fund', ({ ledger }) => {
    // Left to the next start: a server whose books are broken has to start all the same.
    if (!ledger.gate.isOpen) return;
    for (const asset of coins)
      issueUpTo(ledger, interestOwner, asset, toUnits('1000000', assetOf(asset).scale));
  });
}
