import { accountOf } from '../../../ledger/account.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';

/** Gives owners of the platform what they take risks with, where they never had anything. */
export async function fundSandbox(
  executor: CommandExecutor,
  funds: readonly (readonly [owner: string, coins: bigint])[],
): Promise<void> {
  await executor.runForPlatform('lever.fund', ({ ledger }) => {
    // Left to the next start: a server whose books are broken has to start all the same.
    if (!ledger.gate.isOpen) return;
    for (const [owner, coins] of funds) {
      const to = accountOf(owner, 'USDT');
      const { available, held } = ledger.balance(to);
      if (available + held > 0n) continue;
      const from = accountOf(issuanceOwner, 'USDT');
      ledger.transfer({ from, to, units: coins * 10n ** 8n, reason: 'house.issue', reference: '' });
    }
  });
}
