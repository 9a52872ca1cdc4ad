// Account kinds of a user by their wire number, and the assets they support.
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

/** Asset of margin, stakes and bought fiat; all values are shown in it. */
export const valueAsset = 'USDT';

/** Whether an account of this kind supports this asset: spot, hosting and subscription support all. */
export function holdsAsset(kind: AccountKind, { code }: Asset): boolean {
  return kind === 'change' || kind === 'trust' || code === valueAsset;
}
