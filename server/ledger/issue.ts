import { accountOf } from './account.ts';
import type { Ledger } from './Ledger.ts';
import { issuanceOwner } from './reasons.ts';

/** Issues what a platform account lacks of this many available units. */
export function issueUpTo(ledger: Ledger, owner: string, asset: string, units: bigint): void {
  const to = accountOf(owner, asset);
  const missing = units - ledger.balance(to).available;
  const from = accountOf(issuanceOwner, asset);
  if (missing > 0n) ledger.transfer({ from, to, units: missing, reason: 'house.issue', reference: '' });
}
