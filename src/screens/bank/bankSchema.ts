import type { IntlShape } from 'react-intl';
import { object } from 'yup';
import {
  bankFaults,
  bankFields,
  type BankFault,
  type BankField,
  type BankValues,
} from '../../../contracts/rules/bank.ts';
import { needsIban } from '../../../contracts/rules/bankAccount.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { ibanText } from './ibanText.ts';

/** What is wrong with a field, as the server says it too. */
function textOf(intl: IntlShape, fault: BankFault, values: BankValues): string {
  switch (fault) {
    case 'bank.nameRequired':
      return intl.formatMessage({ id: 'bank.name.required', defaultMessage: 'Enter a name' });
    case 'bank.numberRequired':
      return needsIban(values.swift_code) === false
        ? intl.formatMessage({ id: 'bank.account.required', defaultMessage: 'Enter the account number' })
        : intl.formatMessage({ id: 'bank.number.required', defaultMessage: 'Enter the card number' });
    case 'bank.holderRequired':
      return intl.formatMessage({
        id: 'bank.holder.required',
        defaultMessage: 'Enter the cardholder’s full name',
      });
    case 'bank.holderDiffers':
      return intl.formatMessage({
        id: 'bank.holder.differs',
        defaultMessage: 'The cardholder must be the verified account holder',
      });
    case 'bank.charactersRefused':
      return intl.formatMessage({
        id: 'bank.characters.refused',
        defaultMessage: 'This has a hidden character. Type it again',
      });
    case 'bank.swiftInvalid':
      return intl.formatMessage({
        id: 'bank.swift.invalid',
        defaultMessage: 'Enter a SWIFT code of 8 or 11 characters',
      });
    case 'bank.fedwireInvalid':
      return intl.formatMessage({
        id: 'bank.fedwire.invalid',
        defaultMessage: 'This Fedwire number does not exist. Check its 9 digits',
      });
    case 'bank.ibanInvalid':
      return ibanText(intl, values.iban)!;
    case 'bank.bankNameRequired':
      return intl.formatMessage({ id: 'bank.bankName.required', defaultMessage: 'Enter the bank name' });
    case 'bank.branchRequired':
      return intl.formatMessage({ id: 'bank.branch.required', defaultMessage: 'Enter the branch' });
    case 'bank.branchNameRequired':
      return intl.formatMessage({ id: 'bank.branchName.required', defaultMessage: 'Enter the branch name' });
    case 'bank.branchNumberRequired':
      return needsIban(values.swift_code) === false
        ? intl.formatMessage({ id: 'bank.branchCode.required', defaultMessage: 'Enter the branch code' })
        : intl.formatMessage({ id: 'bank.branchNumber.required', defaultMessage: 'Enter the branch number' });
    case 'bank.bankAddressRequired':
      return intl.formatMessage({
        id: 'bank.bankAddress.required',
        defaultMessage: 'Enter the bank’s address',
      });
    case 'bank.addressRequired':
      return intl.formatMessage({
        id: 'bank.address.required',
        defaultMessage: 'Enter the recipient’s full address',
      });
    case 'bank.postalCodeRequired':
      return intl.formatMessage({ id: 'bank.postalCode.required', defaultMessage: 'Enter the postal code' });
  }
}

/** The rules that the server has too, each field with the words for it. */
export function bankSchema(intl: IntlShape, verifiedName: string | undefined) {
  const problemOf = (field: BankField) => (left: Partial<BankValues>) => {
    // Whoever asks takes empty text away.
    const said = bankFields.map((name) => [name, left[name] ?? ''] as const);
    const values = Object.fromEntries(said) as BankValues;
    const fault = bankFaults(values, verifiedName)[field];
    return fault && textOf(intl, fault, values);
  };
  return object(Object.fromEntries(bankFields.map((field) => [field, ruled(problemOf(field))])));
}
