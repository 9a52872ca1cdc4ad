import { accountOf } from '../../../ledger/account.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';

/** Funds platform owners that take risk, if they never had a balance. */
export async function fundSandbox(
  executor: CommandExecutor,
  funds: readonly (readonly [owner: string, coins: bigint])[],
): Promise<void> {
  await executor.runForPlatform('lever.fund', ({ ledger }) => {
    // Deferred to the next start: a server with inconsistent books must still start.
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
