/** The accounts that the product shows, with the wire's word for each. */
export const accounts = ['change', 'micro', 'lever', 'trust'] as const;
export type Account = (typeof accounts)[number];
