/** Stands for an amount that the user has hidden; always of one length, so that it says nothing. */
export const hiddenAmount = '••••••';
