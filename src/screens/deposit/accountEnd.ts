/** What is compared of the number of an account: •• 0127. */
export const accountEnd = (number: string): string => `•• ${number.replace(/\s/g, '').slice(-4)}`;
