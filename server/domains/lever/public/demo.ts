// Balances of users' demo accounts.
import { accountOf } from '../../../ledger/account.ts';
import type { Ledger } from '../../../ledger/Ledger.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { demoAsset, demoPlatformCoins } from './demoContracts.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../engine/LeverMoney.ts';

/** Starting balance, also after a reset: 10,000. */
export const demoStartUnits = 10_000n * 10n ** 8n;

/** Contracts and options have separate demo accounts. */
export type DemoKind = 'lever' | 'micro';

/** A user who has never used the demo has no account yet. */
export const hasDemoAccount = (
  ledger: Pick<Ledger, 'balances'>,
  owner: string,
  kind: DemoKind = 'lever',
): boolean => ledger.balances(owner).some((account) => account.asset === demoAsset && account.kind === kind);

/** Fills a practice account when it is first used. */
export function openDemo(ledger: Ledger, owner: string, kind?: DemoKind): void {
  if (!hasDemoAccount(ledger, owner, kind)) levelDemo(ledger, owner, kind);
}

/** Resets the free balance to the initial amount. */
export function levelDemo(ledger: Ledger, owner: string, kind: DemoKind = 'lever'): void {
  const account = accountOf(owner, demoAsset, kind);
  const issuance = accountOf(issuanceOwner, demoAsset);
  const missing = demoStartUnits - ledger.balance(account).available;
  if (missing === 0n) return;
  const [from, to] = missing > 0n ? [issuance, account] : [account, issuance];
  const units = missing > 0n ? missing : -missing;
  ledger.transfer({ from, to, units, reason: 'lever.demo', reference: '' });
}

export const fundDemoPlatform = (executor: CommandExecutor): Promise<void> =>
  fundDemo(executor, [counterpartyOwner, leverInsuranceOwner]);

/** @param owners platform owners */
export async function fundDemo(executor: CommandExecutor, owners: readonly string[]): Promise<void> {
  await executor.runForPlatform('lever.fundDemo', ({ ledger }) => {
    // Deferred to the next start, like the sandbox funds.
    if (!ledger.gate.isDemoOpen) return;
    for (const owner of owners) {
      const to = accountOf(owner, demoAsset);
      const { available, held } = ledger.balance(to);
      const units = demoPlatformCoins * 10n ** 8n - available - held;
      // Only losses are replaced: demo profit has no value.
      if (units <= 0n) continue;
      const from = accountOf(issuanceOwner, demoAsset);
      ledger.transfer({ from, to, units, reason: 'house.issue', reference: '' });
    }
  });
}
