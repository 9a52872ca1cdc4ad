/** Last digits of an account number, for comparison: •• 0127. */
export const accountEnd = (number: string): string => `•• ${number.replace(/\s/g, '').slice(-4)}`;
