import type { Domain } from './Domain.ts';

export const wallet = {
  screens: {
    Assets: {
      path: '/pages/assets/index',
      isTab: true,
      title: { id: 'tab.assets', defaultMessage: 'Assets' },
    },
    TradeAccount: { path: '/pages/assets/tradeAccount' },
    Transfer: { path: '/pages/assets/transfer/index' },
    TransferRecord: { path: '/pages/assets/transfer/record' },
    AssetRecord: {
      path: '/pages/assets/record',
      title: { id: 'record.title', defaultMessage: 'Asset records' },
    },
  },
  events: ['balances'],
  // Money that enters or leaves an account changes what protects its contracts, and what can be staked.
  shownIn: ['lever', 'option'],
  ledgerKinds: {
    transfer: {
      icon: 'transfer',
      name: { id: 'ledger.kind.transfer', defaultMessage: 'Transfers' },
      filter: 'always',
    },
    grant: {
      icon: 'gift',
      name: { id: 'ledger.grant', defaultMessage: 'Practice money' },
      filter: 'sandbox',
    },
  },
} satisfies Domain;
