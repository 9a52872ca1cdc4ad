// What the demo accounts of people have.
import { accountOf } from '../../ledger/account.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import type { Writer } from '../../writer/Writer.ts';
import { demoAsset, demoHouseCoins } from './demoContracts.ts';
import { counterpartyOwner, leverInsuranceOwner } from './LeverMoney.ts';

/** What everybody begins with, and has again after a reset: 10,000. */
export const demoStartUnits = 10_000n * 10n ** 8n;

/** Who has never practised has no account yet. */
export const hasDemoAccount = (ledger: Pick<Ledger, 'balances'>, owner: string): boolean =>
  ledger.balances(owner).some(({ asset }) => asset === demoAsset);

/** Brings what is free to what everybody begins with. */
export function levelDemo(ledger: Ledger, owner: string): void {
  const account = accountOf(owner, demoAsset, 'lever');
  const issuance = accountOf(issuanceOwner, demoAsset);
  const missing = demoStartUnits - ledger.balance(account).available;
  if (missing === 0n) return;
  const [from, to] = missing > 0n ? [issuance, account] : [account, issuance];
  const units = missing > 0n ? missing : -missing;
  ledger.transfer({ from, to, units, reason: 'lever.demo', reference: '' });
}

export async function fundDemoHouse(writer: Writer): Promise<void> {
  await writer.runHouse('lever.fundDemo', ({ ledger }) => {
    for (const owner of [counterpartyOwner, leverInsuranceOwner]) {
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
