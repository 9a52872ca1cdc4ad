import type { Account } from './accounts.ts';

/** Accounts that the user can transfer between. */
export const movableAccounts = ['change', 'micro', 'lever'] as const satisfies readonly Account[];

export type MovableAccount = (typeof movableAccounts)[number];

/** Where a transfer can begin: the hosting account shows what is locked in it, and nothing of it is moved by hand. */
export const sourceAccounts = [...movableAccounts, 'trust'] as const satisfies readonly Account[];

export type SourceAccount = (typeof sourceAccounts)[number];
