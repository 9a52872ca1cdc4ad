import type { Account } from './accounts.ts';

/** Accounts that the user can transfer between. */
export const movableAccounts = ['change', 'micro', 'lever'] as const satisfies readonly Account[];

export type MovableAccount = (typeof movableAccounts)[number];

/**
 * Accounts a transfer can start from: the hosting account is listed with its locked amounts, but cannot be moved
 * manually.
 */
export const sourceAccounts = [...movableAccounts, 'trust'] as const satisfies readonly Account[];

export type SourceAccount = (typeof sourceAccounts)[number];
