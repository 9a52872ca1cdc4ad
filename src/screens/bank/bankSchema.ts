import type { IntlShape } from 'react-intl';
import { object } from 'yup';
import {
  bankFaults,
  bankFields,
  type BankFault,
  type BankField,
  type BankValues,
} from '../../../contracts/rules/identity/bank.ts';
import { needsIban } from '../../../contracts/rules/identity/bankAccount.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import { ibanText } from './ibanText.ts';

/** Error text of a field as the server words it; more specific where the form knows more. */
function textOf(intl: IntlShape, fault: BankFault, values: BankValues): string {
  if (fault === 'bank.ibanInvalid') return ibanText(intl, values.iban)!;
  if (needsIban(values.swift_code) === false && fault === 'bank.branchNumberRequired')
    return intl.formatMessage({ id: 'bank.branchCode.required', defaultMessage: 'Enter the branch code' });
  return intl.formatMessage(refusalMessage(fault));
}

/** The server's rules, with the error text of each field. */
export function bankSchema(intl: IntlShape, verifiedName: string | undefined) {
  const problemOf = (field: BankField) => (left: Partial<BankValues>) => {
    // The caller removes empty text.
    const said = bankFields.map((name) => [name, left[name] ?? ''] as const);
    const values = Object.fromEntries(said) as BankValues;
    const fault = bankFaults(values, verifiedName)[field];
    return fault && textOf(intl, fault, values);
  };
  return object(Object.fromEntries(bankFields.map((field) => [field, ruled(problemOf(field))])));
}
