/** The accounts of the product, with their API names. */
export const accounts = ['change', 'micro', 'lever', 'trust'] as const;
export type Account = (typeof accounts)[number];
