/** Last digits of a masked card number, as •••• 3000. */
export const cardEnd = (account: string): string => `•••• ${account.replaceAll(/[•*\s]/g, '').slice(-4)}`;
