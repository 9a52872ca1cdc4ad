// Accounts are identified by owner, kind and asset.

const accountKinds = ['change', 'lever', 'micro', 'trust', 'legal'] as const;

export type AccountKind = (typeof accountKinds)[number];

export function isAccountKind(kind: string): kind is AccountKind {
  return (accountKinds as readonly string[]).includes(kind);
}

export interface AccountName {
  /** 'user:12', 'house:maker', 'house:taker', 'system:fees', 'system:issuance' … */
  owner: string;
  kind: AccountKind;
  asset: string;
}

export interface Account extends Readonly<AccountName> {
  readonly id: number;
  /** Minor units available to spend. */
  readonly available: bigint;
  /** Minor units held for open orders, pending withdrawals, stakes … */
  readonly held: bigint;
}

/** Shorthand for an account name. */
export function accountOf(owner: string, asset: string, kind: AccountKind = 'change'): AccountName {
  return { owner, kind, asset };
}

/** Practice money has an asset of its own: no posting converts between it and real money. */
export const demoAsset = 'DEMO';

/** Platform and system accounts belong to the operator; their balances need not be durable before an answer. */
export function isUser(owner: string): boolean {
  return owner.startsWith('user:');
}

export function isPlatform(owner: string): boolean {
  return owner.startsWith('house:');
}
