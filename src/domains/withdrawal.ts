import type { Domain } from './Domain.ts';

export const withdrawal = {
  screens: {
    Withdraw: { path: '/pages/assets/withdraw/index' },
    Withdrawal: { path: '/pages/assets/withdraw/detail' },
    WithdrawToBank: { path: '/pages/assets/withdraw/bank/bank' },
    WithdrawalAddresses: { path: '/pages/user/address/address' },
    AddWithdrawalAddress: { path: '/pages/user/address/create' },
    WithdrawalAddressCoins: { path: '/pages/user/address/index' },
  },
  movesMoney: true,
  // A notice tells of an address that another device has saved.
  events: ['withdrawal', 'notice'],
  ledgerKinds: {
    withdrawal: {
      icon: 'upload',
      name: { id: 'ledger.kind.withdrawal', defaultMessage: 'Withdrawals' },
      filter: 'always',
    },
  },
} satisfies Domain;
