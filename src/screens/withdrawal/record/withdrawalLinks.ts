/** Pages linked from a withdrawal form. */
export type WithdrawalLinks = Readonly<
  Record<
    'account' | 'fundPassword' | 'security' | 'records' | 'addresses' | 'addAddress' | 'card' | 'addCard',
    string
  >
>;
