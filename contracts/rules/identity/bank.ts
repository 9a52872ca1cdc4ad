// Rules for a bank card: the form checks before it sends, and the server before it stores the card.
import { bankCodeFault, compact, ibanFault, isAccountNumber, needsIban } from './bankAccount.ts';
import { hasHidden } from './hiddenCharacters.ts';
import { isSameName } from './personName.ts';

export const bankFields = [
  'name',
  'bank_account',
  'real_name',
  'swift_code',
  'iban',
  'bank_name',
  'bank_branch',
  'branch_name',
  'branch_number',
  'bank_address',
  'residence_address',
  'postal_code',
] as const;
export type BankField = (typeof bankFields)[number];
export type BankValues = Readonly<Record<BankField, string>>;

/** Refusal of each missing field. */
const missing = {
  name: 'bank.nameRequired',
  bank_account: 'bank.numberRequired',
  real_name: 'bank.holderRequired',
  swift_code: 'bank.swiftInvalid',
  bank_name: 'bank.bankNameRequired',
  bank_branch: 'bank.branchRequired',
  branch_name: 'bank.branchNameRequired',
  branch_number: 'bank.branchNumberRequired',
  bank_address: 'bank.bankAddressRequired',
  residence_address: 'bank.addressRequired',
  postal_code: 'bank.postalCodeRequired',
} as const satisfies Readonly<Record<Exclude<BankField, 'iban'>, string>>;
export type BankFault =
  | (typeof missing)[keyof typeof missing]
  | 'bank.fedwireInvalid'
  | 'bank.ibanInvalid'
  | 'bank.holderDiffers'
  | 'bank.charactersRefused';

/** @param verifiedName undefined while no name is verified: then any holder name is accepted */
function faultOf(
  field: BankField,
  values: BankValues,
  verifiedName: string | undefined,
): BankFault | undefined {
  const value = values[field].trim();
  if (field === 'iban') {
    // The IBAN is required if the bank is unknown.
    return needsIban(values.swift_code) !== false && ibanFault(value) ? 'bank.ibanInvalid' : undefined;
  }
  if (value === '') return missing[field];
  if (hasHidden(value)) return 'bank.charactersRefused';
  if (field === 'bank_account') return isAccountNumber(value) ? undefined : missing.bank_account;
  if (field === 'swift_code') {
    const fault = bankCodeFault(value);
    return fault && (fault === 'checkDigit' ? 'bank.fedwireInvalid' : missing.swift_code);
  }
  if (field === 'real_name' && verifiedName !== undefined && !isSameName(value, verifiedName))
    return 'bank.holderDiffers';
  return undefined;
}

/** Faults of a bank card, by field; empty if the card can be bound. */
export function bankFaults(values: BankValues, verifiedName?: string): Partial<Record<BankField, BankFault>> {
  const faults = bankFields.map((field) => [field, faultOf(field, values, verifiedName)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

/** Stored form: numbers without spaces, ASCII digits, trimmed texts, and no IBAN where the bank has none. */
export function keptValues(values: BankValues): BankValues {
  const trimmed = Object.fromEntries(bankFields.map((field) => [field, values[field].trim()])) as Record<
    BankField,
    string
  >;
  return {
    ...trimmed,
    bank_account: compact(values.bank_account),
    swift_code: compact(values.swift_code),
    // Users may write groups, which banks accept; banks do not accept full-width digits.
    branch_number: trimmed.branch_number.normalize('NFKC'),
    postal_code: trimmed.postal_code.normalize('NFKC'),
    iban: needsIban(values.swift_code) === true ? compact(values.iban) : '',
  };
}
