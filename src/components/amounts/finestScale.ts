/** Maximum number of decimals of an amount in the API. */
export const finestScale = 8;
