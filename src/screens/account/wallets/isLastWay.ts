import type { Profile } from '../../../api/account.ts';

/** Whether a wallet of the account is its last way to log in: its only one, without a password and a name for it. */
export function isLastWay({
  wallets = [],
  has_password: hasPassword,
  email,
  phone,
  username,
}: Profile): boolean {
  const hasName = Boolean(email || phone || username);
  return wallets.length === 1 && !(hasPassword !== false && hasName);
}
