import type { IntlShape } from 'react-intl';
import {
  compact,
  ibanFault,
  ibanFaultSoFar,
  placesOf,
  type IbanFault,
} from '../../../contracts/rules/identity/bankAccount.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import { groupAt } from '../../ui/fields/groupedInput.ts';

/** Letters commonly mistaken for digits, with the intended digit. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

function characterText(
  intl: IntlShape,
  fault: Extract<IbanFault, { kind: 'character' }>,
  iban: string,
): string {
  const sign = [...iban][fault.at] ?? '';
  const group = groupAt(fault.at) + 1;
  if (fault.wants === 'digit' && lookAlikes[sign] !== undefined)
    return intl.formatMessage(
      {
        id: 'bank.iban.lookAlike',
        defaultMessage: 'Group {group} has the letter {letter}. Use the digit {digit}.',
      },
      { group, letter: sign, digit: lookAlikes[sign] },
    );
  return intl.formatMessage(
    {
      id: 'bank.iban.character',
      defaultMessage:
        '{wants, select, digit {Group {group} has “{sign}” where a digit belongs.} letter {Group {group} has “{sign}” where a letter belongs.} other {Group {group} has “{sign}”, which no IBAN contains.}}',
    },
    { wants: fault.wants, group, sign },
  );
}

/** Error text of an IBAN; names the faulty part if it can be located. */
function faultText(intl: IntlShape, fault: IbanFault, text: string): string {
  const iban = compact(text);
  switch (fault.kind) {
    case 'character':
      return characterText(intl, fault, iban);
    case 'country':
      return intl.formatMessage(
        { id: 'bank.iban.country', defaultMessage: 'No country’s IBAN begins with {letters}.' },
        { letters: iban.slice(0, 2) },
      );
    case 'short':
    case 'long':
      return intl.formatMessage(
        {
          id: 'bank.iban.length',
          defaultMessage: 'This IBAN has {length} of {wanted} characters.',
        },
        { length: fault.length, wanted: fault.wanted },
      );
    case 'checkDigits':
      return intl.formatMessage({
        id: 'bank.iban.checkDigits',
        defaultMessage: 'The check digits do not match. Compare each group with your bank statement.',
      });
    case 'account':
      return intl.formatMessage({
        id: 'bank.iban.account',
        defaultMessage:
          'The account number in this IBAN has a wrong check digit. Check group 2 and all groups after it.',
      });
    case 'missing':
      return intl.formatMessage(refusalMessage('bank.ibanInvalid'));
  }
}

/** Reason why an IBAN is invalid; undefined if it is valid. */
export function ibanText(intl: IntlShape, text: string): string | undefined {
  const fault = ibanFault(text);
  return fault && faultText(intl, fault, text);
}

/** Hints while an IBAN is typed, and the group they refer to. */
export function ibanSoFar(
  intl: IntlShape,
  text: string,
): { error?: string; wrongGroup?: number; aside?: string } {
  const iban = compact(text);
  const fault = ibanFaultSoFar(iban);
  const country = iban.slice(0, 2);
  const wanted = placesOf(country)?.length;
  const name = wanted === undefined ? undefined : intl.formatDisplayName(country, { type: 'region' });
  return {
    ...(fault && { error: faultText(intl, fault, iban) }),
    ...(fault && 'at' in fault && { wrongGroup: groupAt(fault.at) }),
    ...(wanted !== undefined && {
      aside: intl.formatMessage(
        { id: 'bank.iban.count', defaultMessage: '{country} · {count} of {wanted}' },
        { country: name ?? country, count: iban.length, wanted },
      ),
    }),
  };
}
