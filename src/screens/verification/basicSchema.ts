import type { IntlShape } from 'react-intl';
import { object, string } from 'yup';
import { hasHidden, hasHiddenInLines } from '../../../contracts/rules/hiddenCharacters.ts';

/** What somebody says of themselves, by the names of its fields on the wire. */
export interface BasicValues {
  /** By the name that the list of countries has. */
  country: string;
  name: string;
  card_id: string;
  address: string;
}

export type BasicField = keyof BasicValues;

export const basicFields: readonly BasicField[] = ['country', 'name', 'card_id', 'address'];

export function basicSchema(intl: IntlShape) {
  const refused = intl.formatMessage({
    id: 'bank.characters.refused',
    defaultMessage: 'This has a hidden character. Type it again',
  });
  const visible = (isHidden = hasHidden) =>
    string()
      .trim()
      .test('visible', refused, (text = '') => !isHidden(text));
  return object({
    country: string()
      .trim()
      .required(
        intl.formatMessage({ id: 'verification.country.required', defaultMessage: 'Choose a country' }),
      ),
    name: visible().required(
      intl.formatMessage({ id: 'verification.name.required', defaultMessage: 'Enter your name' }),
    ),
    card_id: visible().required(
      intl.formatMessage({ id: 'verification.cardId.required', defaultMessage: 'Enter your ID number' }),
    ),
    address: visible(hasHiddenInLines).required(
      intl.formatMessage({
        id: 'verification.address.required',
        defaultMessage: 'Enter your contact address',
      }),
    ),
  });
}
