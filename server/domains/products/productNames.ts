/** Products that can be switched off and capped by country. */
export const productNames = ['lever', 'option', 'hosting', 'subscription', 'otc', 'referral'] as const;
export type ProductName = (typeof productNames)[number];

/** Products that can require a questionnaire. */
export const askedProducts = ['lever', 'option'] as const satisfies readonly ProductName[];
export type AskedProduct = (typeof askedProducts)[number];
