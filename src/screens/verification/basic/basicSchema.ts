import type { IntlShape } from 'react-intl';
import { object, string } from 'yup';
import { hasHidden, hasHiddenInLines } from '../../../../contracts/rules/identity/hiddenCharacters.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';

/** Personal data, by field names on the wire. */
export interface BasicValues {
  /** Name as in the list of countries. */
  country: string;
  name: string;
  card_id: string;
  address: string;
}

export type BasicField = keyof BasicValues;

export const basicFields: readonly BasicField[] = ['country', 'name', 'card_id', 'address'];

export function basicSchema(intl: IntlShape) {
  const refused = intl.formatMessage(refusalMessage('bank.charactersRefused'));
  const visible = (isHidden = hasHidden) =>
    string()
      .trim()
      .test('visible', refused, (text = '') => !isHidden(text));
  return object({
    country: string()
      .trim()
      .required(intl.formatMessage(refusalMessage('verification.countryRequired'))),
    name: visible().required(intl.formatMessage(refusalMessage('verification.nameRequired'))),
    card_id: visible().required(intl.formatMessage(refusalMessage('verification.idRequired'))),
    address: visible(hasHiddenInLines).required(
      intl.formatMessage(refusalMessage('verification.addressRequired')),
    ),
  });
}
