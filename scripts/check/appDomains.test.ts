import { expect, it } from 'vitest';
import { faultsOf } from './appDomains.ts';

const server = { messages: ['balances'], kinds: new Set(['transfer', 'referral']) };
const wallet = {
  events: ['balances'],
  ledgerKinds: {
    transfer: { icon: 'transfer', name: { id: 'ledger.kind.transfer', defaultMessage: 'Transfers' } },
  },
} as const;
const referral = {
  movesMoney: true,
  events: ['balances'],
  ledgerKinds: {
    referral: { icon: 'gift', name: { id: 'ledger.kind.referral', defaultMessage: 'Referral' } },
  },
} as const;

it.each([
  ['every message and every kind of row reads its pages again', { wallet, referral }, undefined],
  [
    'a domain posts rows that no message reads again',
    { wallet, referral: { ...referral, events: undefined } },
    'referral.ts',
  ],
  [
    'a domain posts rows and reads no balances again',
    { wallet, referral: { ...referral, movesMoney: undefined } },
    'movesMoney',
  ],
  ['a kind of row is of no domain', { wallet }, 'the ledger kind referral'],
  [
    'a message reads nothing again',
    {
      wallet: { ...wallet, events: ['deposit'] as const },
      referral: { ...referral, events: ['deposit'] as const },
    },
    'balances reads nothing',
  ],
])('says whether %s', (_, domains, fault) => {
  const faults = faultsOf(domains, server);
  if (fault === undefined) expect(faults).toEqual([]);
  else expect(faults).toEqual([expect.stringContaining(fault)]);
});
