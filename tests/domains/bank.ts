import { named } from './presses.ts';
import { bankForm } from '../../contracts/examples/bank.ts';
import type { ScreenFixtures, User } from './ScreenFixtures.ts';

/** Adds a valid card, except for the given changes. */
async function bind(user: User, changes: Partial<typeof bankForm>): Promise<void> {
  for (const [name, value] of Object.entries({ ...bankForm, ...changes })) await user.enter(name, value);
  await user.submit();
}

export const bank: ScreenFixtures = {
  // Text without a bank card.
  BankCard: {
    ready: 'main dl, main h2',
    breaksWith: ['deleteBankCard'],
    dialogs: [{ name: 'the deletion of a bank card', presses: [named('Delete bank account')] }],
  },
  AddBankCard: {
    typed: {
      maker: 'AddBankCardView',
      fields: {
        'Account number': '4929880177342266',
        IBAN: 'DE53987654321098765432',
        'Account holder’s full name': 'Ada Quastenflosser',
        'Bank name': 'Sample Bank Köln',
      },
      secrets: ['4929880177342266', 'DE53987654321098765432', '4929 8801 7734 2266', 'Quastenflosser'],
      kept: 'Sample Bank Köln',
    },
    isNewcomer: true,
    form: 'saveBankCard',
    commands: {
      saveBankCard: async (user) => {
        for (const [name, value] of Object.entries(bankForm)) await user.enter(name, value);
        await user.submit();
      },
    },
    breaches: {
      'bank.card.name_required': { break: (user) => bind(user, { name: '' }) },
      'bank.card.branch_name_required': { break: (user) => bind(user, { branch_name: '' }) },
      'bank.card.branch_number_required': { break: (user) => bind(user, { branch_number: '' }) },
      'bank.card.number_required': { break: (user) => bind(user, { bank_account: '1234X' }) },
      'bank.card.bank_name_required': { break: (user) => bind(user, { bank_name: '' }) },
      'bank.card.branch_required': { break: (user) => bind(user, { bank_branch: '' }) },
      'bank.card.bank_address_required': { break: (user) => bind(user, { bank_address: '' }) },
      'bank.card.swift_required': { break: (user) => bind(user, { swift_code: 'SMPLDEFFX' }) },
      'bank.card.iban_required': { break: (user) => bind(user, { iban: '' }) },
      'bank.card.address_required': { break: (user) => bind(user, { residence_address: '' }) },
      'bank.card.postal_code_required': { break: (user) => bind(user, { postal_code: '' }) },
    },
  },
};
