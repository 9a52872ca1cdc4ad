/** A bank card that can be bound by whoever is not verified, or as Lena Marie Hartmann. */
export const bankForm = {
  name: 'Main card',
  bank_account: '4000 0000 0000 3000',
  real_name: 'Lena Marie Hartmann',
  swift_code: 'SMPLDEFFXXX',
  iban: 'DE89 3704 0044 0532 0130 00',
  bank_name: 'Sample Bank Köln',
  bank_branch: 'Köln Mitte',
  branch_name: 'Domplatz',
  branch_number: '370 400 44',
  bank_address: 'Domplatz 3, 50667 Köln',
  residence_address: 'Lindenallee 14, Köln, Germany',
  postal_code: '50968',
};
