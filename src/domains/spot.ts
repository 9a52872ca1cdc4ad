import { receipt } from '../ui/pictures/laterIcons.ts';
import type { Domain } from './Domain.ts';

export const spot = {
  screens: {
    SpotTrade: {
      path: '/pages/trade/index',
      isTab: true,
      title: { id: 'product.spot', defaultMessage: 'Spot' },
    },
  },
  movesMoney: true,
  events: ['spot_order'],
  ledgerKinds: {
    trade: {
      icon: 'swap',
      name: { id: 'ledger.kind.trade', defaultMessage: 'Trades' },
      filter: 'always',
    },
    fee: {
      icon: receipt,
      name: { id: 'ledger.kind.fee', defaultMessage: 'Fees' },
      filter: 'always',
    },
  },
} satisfies Domain;
