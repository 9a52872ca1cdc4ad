import { brand } from '../../contracts/brand.ts';
import { plainText } from '../../contracts/messages/messages.ts';
import type { Message } from './Messenger.ts';

const keys = { register: 'sms.register', forget: 'sms.forget' } as const;

/**
 * The words of a text message. With a host the last line says where the code belongs, in the form that browsers
 * read it by ("@host #code"): they offer it on that page alone.
 */
export function textOf({ purpose, locale, code, validMinutes }: Message, host?: string): string {
  const values = { code, minutes: String(validMinutes), brand: brand.name };
  const text = plainText(keys[purpose], locale, values);
  return host ? `${text}\n\n@${host} #${code}` : text;
}
