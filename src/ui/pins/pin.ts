/** Number of digits of a fund password. */
export const pinLength = 6;
