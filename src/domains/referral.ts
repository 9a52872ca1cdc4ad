import { share } from '../ui/pictures/laterIcons.ts';
import type { Domain } from './Domain.ts';

export const referral = {
  screens: {
    Promotion: { path: '/pages/promotion/index' },
  },
  movesMoney: true,
  // A rebate changes balances and sends no message of its own.
  events: ['balances'],
  ledgerKinds: {
    referral: {
      icon: share,
      name: { id: 'ledger.kind.referral', defaultMessage: 'Referral' },
      filter: 'always',
    },
  },
} satisfies Domain;
