// The accounts of a person as the wire numbers them, and which assets they are for.
import type { Asset } from '../../../contracts/market.ts';
import type { AccountKind } from '../../ledger/account.ts';

/** By the number of the ledger's `type`; 5 is compatible back ends' insurance account, which does not exist here. */
const kindByType = { 1: 'legal', 2: 'change', 3: 'lever', 4: 'micro', 6: 'trust' } as const;

export type AccountType = keyof typeof kindByType;

export const accountKinds: readonly AccountKind[] = Object.values(kindByType);

const typeByKind = Object.fromEntries(
  Object.entries(kindByType).map(([type, kind]) => [kind, Number(type)]),
) as Record<AccountKind, AccountType>;

export function accountTypeOf(kind: AccountKind): AccountType {
  return typeByKind[kind];
}

export function accountKindOf(type: AccountType): AccountKind {
  return kindByType[type];
}

/** Margin, stakes and bought fiat are in this asset, and all values are shown in it. */
export const valueAsset = 'USDT';

/** Whether an account of this kind is for this asset: every one can be traded, saved and subscribed with. */
export function holdsAsset(kind: AccountKind, { code }: Asset): boolean {
  return kind === 'change' || kind === 'trust' || code === valueAsset;
}
