/** Pages that a form of a withdrawal leads to. */
export type WithdrawalLinks = Readonly<
  Record<
    'account' | 'fundPassword' | 'security' | 'records' | 'addresses' | 'addAddress' | 'card' | 'addCard',
    string
  >
>;
