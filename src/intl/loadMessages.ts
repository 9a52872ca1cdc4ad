import type { MessageFormatElement } from 'react-intl';
import type { LocaleId } from './locales.ts';
import type { pseudoLocale } from './pseudo.ts';
import { refusalId } from './refusalId.ts';

/** Messages by id, parsed at build time: the bundle carries no ICU parser. */
export type Messages = Record<string, MessageFormatElement[]>;

type MessagesModule = { default: unknown };
type Modules = Promise<[app: MessagesModule, refusals: MessagesModule]>;

const loaders: Record<LocaleId, () => Modules> = {
  en: () => Promise.all([import('./en.json'), import('../../contracts/messages/en.json')]),
  de: () => Promise.all([import('./de.json'), import('../../contracts/messages/de.json')]),
  ja: () => Promise.all([import('./ja.json'), import('../../contracts/messages/ja.json')]),
  ko: () => Promise.all([import('./ko.json'), import('../../contracts/messages/ko.json')]),
  es: () => Promise.all([import('./es.json'), import('../../contracts/messages/es.json')]),
  th: () => Promise.all([import('./th.json'), import('../../contracts/messages/th.json')]),
  'zh-Hans': () => Promise.all([import('./zh-Hans.json'), import('../../contracts/messages/zh-Hans.json')]),
  'zh-Hant': () => Promise.all([import('./zh-Hant.json'), import('../../contracts/messages/zh-Hant.json')]),
};

async function load(locale: LocaleId): Promise<Messages> {
  // The json files hold text; scripts/messagesPlugin.ts hands them out parsed.
  const [app, refusals] = (await loaders[locale]()).map((module) => module.default as Messages);
  const named = Object.entries(refusals!).map(([reason, message]) => [refusalId(reason), message]);
  return { ...app, ...Object.fromEntries(named) };
}

/**
 * The messages of one language, in a chunk of their own.
 * English answers nothing: the texts written at the call sites stand in, as they do for a text that is not translated.
 * Rejects when the chunk cannot be loaded; the caller then keeps the language it has.
 */
export async function loadMessages(locale: LocaleId | typeof pseudoLocale): Promise<Messages> {
  // Nobody's language: what changes the texts comes only for who looks at stories in it.
  if (locale === 'en-XA') return (await import('./pseudo.ts')).pseudoMessages(await load('en'));
  return locale === 'en' ? {} : load(locale);
}
