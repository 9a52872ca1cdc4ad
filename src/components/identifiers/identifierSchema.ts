import type { IntlShape } from 'react-intl';
import { string, type StringSchema } from 'yup';
import { isUsername } from '../../../contracts/rules/identity/username.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import type { IdentifierKind } from './identifierKind.ts';
import type { Phone } from './usePhone.ts';
import { laterPhoneReader } from './laterPhoneReader.ts';

interface IdentifierRules {
  kind: IdentifierKind;
  phone: Pick<Phone, 'settle'>;
  /** One text for an empty field of any kind. */
  required?: string;
  /** A login accepts any text: the account may predate the rules. */
  isLogin?: boolean;
}

// The server validates the address; this only catches obvious errors.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Field of the kind; the other fields are not required. */
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
    .required(required ?? intl.formatMessage(refusalMessage('session.emailRequired')));
  if (isLogin) return asked;
  return asked.matches(emailShape, intl.formatMessage(refusalMessage('session.emailInvalid')));
}

function usernameSchema(intl: IntlShape, { required, isLogin }: IdentifierRules): StringSchema {
  const asked = string()
    .trim()
    .required(required ?? intl.formatMessage(refusalMessage('session.usernameRequired')));
  if (isLogin) return asked;
  return asked.test('username', intl.formatMessage(refusalMessage('session.usernameInvalid')), (text) =>
    isUsername(text ?? ''),
  );
}

function phoneSchema(intl: IntlShape, { required, phone }: IdentifierRules): StringSchema {
  const asked = string()
    .trim()
    .required(required ?? intl.formatMessage(refusalMessage('session.phoneRequired')));
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
      return intl.formatMessage(refusalMessage('session.dialCodeRequired'));
    }
    const { phoneReason } = await laterPhoneReader.load();
    const reason = phoneReason(country.dialCode, national);
    return reason && intl.formatMessage(refusalMessage(reason));
  } catch {
    return intl.formatMessage({
      id: 'app.error.offline',
      defaultMessage: 'The server could not be reached. Check your connection',
    });
  }
}
