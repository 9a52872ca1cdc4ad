import type { Domain } from './Domain.ts';

export const bank = {
  screens: {
    BankCard: { path: '/pages/bankbind/index' },
    AddBankCard: { path: '/pages/bankbind/addbank' },
  },
  events: ['notice'],
} satisfies Domain;
