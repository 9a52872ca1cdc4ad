// Names in place of a username, for users without e-mail address, phone and username: the table requires one of the
// three. Each contains a space, so it can neither be chosen nor used to log in.

/** Name of a closed account; its former name is free for another user. */
export const closedName = (accountNumber: string): string => `closed ${accountNumber}`;

/** Name of an account that only wallets log in to. */
export const walletName = (accountNumber: string): string => `wallet ${accountNumber}`;

/** The username that a user has chosen; null without one. */
export const chosenUsername = (username: string | null): string | null =>
  username?.includes(' ') ? null : username;
