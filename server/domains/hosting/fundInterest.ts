import { issueUpTo } from '../../ledger/issue.ts';
import { toUnits } from '../../ledger/units.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { interestOwner } from './hostingReasons.ts';

/** Funds the sandbox's interest account; elsewhere the operator deposits real coins. */
export async function fundInterest(executor: CommandExecutor, coins: readonly string[]): Promise<void> {
  await executor.runForPlatform('hosting.fund', ({ ledger }) => {
    // Retried at the next start: a server with inconsistent books has to start too.
    if (!ledger.gate.isOpen) return;
    for (const asset of coins)
      issueUpTo(ledger, interestOwner, asset, toUnits('1000000', assetOf(asset).scale));
  });
}
