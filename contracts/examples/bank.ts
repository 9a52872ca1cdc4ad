import type { components } from '../schema.d.ts';

export const bankCard: components['schemas']['BankCard'] = {
  bank_account: '************3000',
  name: 'Main card',
  real_name: 'L*** H***',
  bank_name: 'Sample Bank Köln',
  bank_branch: 'Köln Mitte',
  branch_name: 'Domplatz',
  branch_number: '370 400 44',
  bank_address: 'Domplatz 3, 50667 Köln',
  swift_code: 'SMPLDEFFXXX',
  iban: 'DE****************3000',
  residence_address: 'Lindenallee 14, Köln, Germany',
  postal_code: '50968',
  bound_ms: Date.UTC(2026, 10, 3, 9, 14),
  can_delete: true,
};

/** No card is bound. */
export const noBankCard: components['schemas']['BankCard'] = { bank_account: '' };

export const bankForm = {
  name: 'Main card',
  bank_account: '4000000000003000',
  real_name: 'Lena Marie Hartmann',
  swift_code: 'SMPLDEFFXXX',
  iban: 'DE89370400440532013000',
  bank_name: 'Sample Bank Köln',
  bank_branch: 'Köln Mitte',
  branch_name: 'Domplatz',
  branch_number: '370 400 44',
  bank_address: 'Domplatz 3, 50667 Köln',
  residence_address: 'Lindenallee 14, Köln, Germany',
  postal_code: '50968',
};

export const saveBankCard = 'Your bank account is linked';

export const deleteBankCard = 'Your bank account has been deleted';
