/** The accounts that the product shows, with the wire's word for each. */
export const accounts = ['change', 'micro', 'lever', 'trust'] as const;
export type Account = (typeof accounts)[number];

/** Those that money is moved between by hand. */
export const movableAccounts = ['change', 'micro', 'lever'] as const satisfies readonly Account[];
export type MovableAccount = (typeof movableAccounts)[number];
