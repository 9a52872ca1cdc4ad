/** The most decimals that an amount of a coin has on the wire. */
export const finestScale = 8;
