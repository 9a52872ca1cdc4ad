import type { MessageFormatElement } from 'react-intl';
import type { LocaleId } from './locales.ts';
import type { pseudoLocale } from './pseudo.ts';

/** Messages by id, parsed at build time: the bundle contains no ICU parser. */
export type Messages = Record<string, MessageFormatElement[]>;

const loaders: Record<LocaleId, () => Promise<{ default: unknown }>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  es: () => import('./es.json'),
  th: () => import('./th.json'),
  'zh-Hans': () => import('./zh-Hans.json'),
  'zh-Hant': () => import('./zh-Hant.json'),
};

// The JSON files contain text; scripts/build/messagesPlugin.ts provides them parsed, with the refusals of
// contracts/messages.
const load = async (locale: LocaleId): Promise<Messages> => (await loaders[locale]()).default as Messages;

/**
 * Loads the messages of one language, in a separate chunk. English resolves to nothing: the texts at the call sites are
 * used, as for a missing translation. Rejects when the chunk cannot be loaded; the caller then keeps its language.
 */
export async function loadMessages(locale: LocaleId | typeof pseudoLocale): Promise<Messages> {
  // Pseudo locale, loaded only for stories in it.
  if (locale === 'en-XA') return (await import('./pseudo.ts')).pseudoMessages(await load('en'));
  return locale === 'en' ? {} : load(locale);
}
