import type { IntlShape } from 'react-intl';
import { string, type StringSchema } from 'yup';
import { isUsername } from '../../../contracts/rules/username.ts';
import type { PhoneFault } from '../../../contracts/rules/phone.ts';
import type { IdentifierKind } from './identifierKind.ts';
import type { Phone } from './usePhone.ts';
import { laterPhoneReader } from './laterPhoneReader.ts';

interface IdentifierRules {
  kind: IdentifierKind;
  phone: Pick<Phone, 'settle'>;
  /** One sentence for an empty field of any kind. */
  required?: string;
  /** A login takes what was typed: the account may be older than the rules. */
  isLogin?: boolean;
}

// The server checks the address again and decides; this only catches what cannot be one.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The field of the kind; the others are not asked for. */
export function identifierFieldsSchema(
  intl: IntlShape,
  rules: IdentifierRules,
): Record<string, StringSchema> {
  switch (rules.kind) {
    case 'mobile':
      return { phone: phoneSchema(intl, rules) };
    case 'email':
      return { email: emailSchema(intl, rules) };
    case 'username':
      return { username: usernameSchema(intl, rules) };
  }
}

function emailSchema(intl: IntlShape, { required, isLogin }: IdentifierRules): StringSchema {
  const asked = string()
    .trim()
    .required(
      required ??
        intl.formatMessage({ id: 'register.email.required', defaultMessage: 'Enter your e-mail address' }),
    );
  if (isLogin) return asked;
  return asked.matches(
    emailShape,
    intl.formatMessage({ id: 'register.email.valid', defaultMessage: 'Enter a valid e-mail address' }),
  );
}

function usernameSchema(intl: IntlShape, { required, isLogin }: IdentifierRules): StringSchema {
  const asked = string()
    .trim()
    .required(
      required ??
        intl.formatMessage({ id: 'register.username.required', defaultMessage: 'Enter a username' }),
    );
  if (isLogin) return asked;
  return asked.test(
    'username',
    intl.formatMessage({
      id: 'register.username.valid',
      defaultMessage: 'Use 4 to 20 letters, digits or underscores',
    }),
    (text) => isUsername(text ?? ''),
  );
}

function phoneSchema(intl: IntlShape, { required, phone }: IdentifierRules): StringSchema {
  const asked = string()
    .trim()
    .required(
      required ??
        intl.formatMessage({ id: 'register.phone.required', defaultMessage: 'Enter your phone number' }),
    );
  return asked.test('phone', async (text, context) => {
    const sentence = await phoneSentence(intl, phone, text ?? '');
    return sentence === undefined || context.createError({ message: sentence });
  });
}

async function phoneSentence(
  intl: IntlShape,
  { settle }: Pick<Phone, 'settle'>,
  text: string,
): Promise<string | undefined> {
  try {
    const { country, national } = await settle(text);
    if (!country) {
      return intl.formatMessage({
        id: 'register.country.required',
        defaultMessage: 'Choose your country code',
      });
    }
    const { phoneFault } = await laterPhoneReader.load();
    const found = phoneFault(country.dialCode, national);
    return found && faultText(intl, found);
  } catch {
    return intl.formatMessage({
      id: 'app.error.offline',
      defaultMessage: 'The server could not be reached. Check your connection',
    });
  }
}

function faultText(intl: IntlShape, fault: PhoneFault): string {
  switch (fault) {
    case 'required':
      return intl.formatMessage({ id: 'register.phone.required', defaultMessage: 'Enter your phone number' });
    case 'tooShort':
      return intl.formatMessage({
        id: 'register.phone.tooShort',
        defaultMessage: 'This phone number is too short for its country',
      });
    case 'tooLong':
      return intl.formatMessage({
        id: 'register.phone.tooLong',
        defaultMessage: 'This phone number is too long for its country',
      });
    case 'unknownCode':
      return intl.formatMessage({
        id: 'register.country.unknown',
        defaultMessage: 'Unknown country code',
      });
    case 'notDigits':
    case 'notPossible':
      return intl.formatMessage({
        id: 'register.phone.valid',
        defaultMessage: 'Enter a correct phone number',
      });
  }
}
