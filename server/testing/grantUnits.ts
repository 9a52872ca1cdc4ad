import { accountOf, isUser } from '../ledger/account.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { issuanceOwner } from '../ledger/reasons.ts';

/** Units that a sandbox gives a user, or a market its platform account. */
export function grantUnits(
  { ledger }: { ledger: Ledger },
  owner: string,
  asset: string,
  { units, reference = '' }: { units: bigint; reference?: string },
): void {
  const [from, to] = [accountOf(issuanceOwner, asset), accountOf(owner, asset)];
  const reason = isUser(owner) ? 'sandbox.grant' : 'house.issue';
  ledger.transfer({ from, to, units, reason, reference });
}
