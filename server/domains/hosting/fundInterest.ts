import { accountOf } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { toUnits } from '../../ledger/units.ts';
import type { Writer } from '../../writer/Writer.ts';
import { assetOf } from '../market/market.config.ts';
import { interestOwner } from './hostingReasons.ts';

/** What a sandbox pays interest out of, where there is nothing; elsewhere its operator sends real coins. */
export async function fundInterest(writer: Writer, coins: readonly string[]): Promise<void> {
  await writer.runHouse('hosting.fund', ({ ledger }) => {
    for (const asset of coins) {
      const to = accountOf(interestOwner, asset);
      if (ledger.balance(to).available > 0n) continue;
      const units = toUnits('1000000', assetOf(asset).scale);
      const from = accountOf(issuanceOwner, asset);
      ledger.transfer({ from, to, units, reason: 'house.issue', reference: '' });
    }
  });
}
