import type { Domain } from './Domain.ts';

export const deposit = {
  screens: {
    Deposit: { path: '/pages/assets/deposit/index' },
    DepositClaim: { path: '/pages/assets/deposit/charge' },
    SandboxChain: { path: '/pages/sandbox/chain' },
  },
  movesMoney: true,
  events: ['deposit'],
  ledgerKinds: {
    deposit: {
      icon: 'download',
      name: { id: 'ledger.kind.deposit', defaultMessage: 'Deposits' },
      filter: 'always',
    },
  },
} satisfies Domain;
