// What the demo accounts of people have.
import { accountOf } from '../../../ledger/account.ts';
import type { Ledger } from '../../../ledger/Ledger.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import type { Writer } from '../../../writer/Writer.ts';
import { demoAsset, demoHouseCoins } from './demoContracts.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../LeverMoney.ts';

/** What everybody begins with, and has again after a reset: 10,000. */
export const demoStartUnits = 10_000n * 10n ** 8n;

/** Contracts and options are practised with apart. */
export type DemoKind = 'lever' | 'micro';

/** Who has never practised has no account yet. */
export const hasDemoAccount = (
  ledger: Pick<Ledger, 'balances'>,
  owner: string,
  kind: DemoKind = 'lever',
): boolean => ledger.balances(owner).some((account) => account.asset === demoAsset && account.kind === kind);

/** Brings what is free to what everybody begins with. */
export function levelDemo(ledger: Ledger, owner: string, kind: DemoKind = 'lever'): void {
  const account = accountOf(owner, demoAsset, kind);
  const issuance = accountOf(issuanceOwner, demoAsset);
  const missing = demoStartUnits - ledger.balance(account).available;
  if (missing === 0n) return;
  const [from, to] = missing > 0n ? [issuance, account] : [account, issuance];
  const units = missing > 0n ? missing : -missing;
  ledger.transfer({ from, to, units, reason: 'lever.demo', reference: '' });
}

export const fundDemoHouse = (writer: Writer): Promise<void> =>
  fundDemo(writer, [counterpartyOwner, leverInsuranceOwner]);

/** @param owners of the house */
export async function fundDemo(writer: Writer, owners: readonly string[]): Promise<void> {
  await writer.runHouse('lever.fundDemo', ({ ledger }) => {
    // Left to the next start, as the sandbox's funds are.
    if (!ledger.gate.isDemoOpen) return;
    for (const owner of owners) {
      const to = accountOf(owner, demoAsset);
      const { available, held } = ledger.balance(to);
      const units = demoHouseCoins * 10n ** 8n - available - held;
      // Only what it has lost: what it has gained is worth nothing.
      if (units <= 0n) continue;
      const from = accountOf(issuanceOwner, demoAsset);
      ledger.transfer({ from, to, units, reason: 'house.issue', reference: '' });
    }
  });
}
