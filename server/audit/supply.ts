// Every unit in circulation comes out of issuance, and only for what is named here.
import { isHouse, isUser } from '../ledger/account.ts';
import type { PostingReason } from '../postingReasons.ts';

export const issuanceOwner = 'system:issuance';

type IsOwner = (owner: string) => boolean;

interface Supply {
  /** Whom issuance may give to for this reason. */
  to?: IsOwner;
  /** Who may give back to it. */
  from?: IsOwner;
}

/** By the reason of the posting. */
export type SupplyReasons = Readonly<Record<string, Supply>>;

export const supplyReasons = {
  'sandbox.grant': { to: isUser },
  'house.issue': { to: isHouse },
  'house.return': { from: isHouse },
} satisfies Partial<Record<PostingReason, Supply>>;

/** Whether issuance may have owed more, or less, by a posting. */
export function maySupply(
  reasons: SupplyReasons,
  { reason, from, to }: { reason: string; from: string; to: string },
): boolean {
  const supply = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  const isAllowed = from === issuanceOwner ? supply?.to?.(to) : supply?.from?.(from);
  return isAllowed ?? false;
}
