/** How many digits a fund password has. */
export const pinLength = 6;
