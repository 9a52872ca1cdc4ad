import { defaultLocale, type LocaleId } from '../locales.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export type RefusalReason = keyof typeof en;

const texts: Record<LocaleId, Record<string, string>> = {
  en,
  de,
  ja,
  ko,
  es,
  th,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

export function isRefusalReason(reason: string): reason is RefusalReason {
  return Object.hasOwn(en, reason);
}

/**
 * What a refusal says to a person, e.g. refusalText('spot.minimum', 'de', { min: '0.001' }).
 * A figure that the caller does not give reads as a dash. A reason without a text of its own reads as
 * system.refused; scripts/check/refusals.ts keeps that from happening for reasons of this server.
 * @param values figures of the refusal as text, put in as they are
 */
export function refusalText(
  reason: string,
  locale: LocaleId = defaultLocale,
  values: Record<string, string> = {},
): string {
  const known = isRefusalReason(reason) ? reason : 'system.refused';
  const text = texts[locale][known] ?? en[known];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '—');
}
