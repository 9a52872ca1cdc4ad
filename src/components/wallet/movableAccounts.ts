import type { Account } from './accounts.ts';

/** Those that money is moved between by hand. */
export const movableAccounts = ['change', 'micro', 'lever'] as const satisfies readonly Account[];

export type MovableAccount = (typeof movableAccounts)[number];
