import { isPluralElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { defaultLocale, intlLocale, type LocaleId } from '../locales.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export type RefusalReason = keyof typeof en;

const texts: Record<LocaleId, Record<RefusalReason, string>> = {
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

const decimalText = /^-?\d+(\.\d+)?$/;

/** Formats a figure for the language without changing its digits; text that is not a number is unchanged. */
function figure(name: string, value: string, locale: LocaleId, decimals = 0): string {
  if (!decimalText.test(value)) return value;
  const isPercent = name === 'percent';
  const style = isPercent ? 'percent' : 'decimal';
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 20 };
  const format = new Intl.NumberFormat(intlLocale(locale), { style, ...digits });
  // Intl multiplies percents by 100; the exponent of the text undoes that exactly.
  return format.format((isPercent ? `${value}e-2` : value) as Intl.StringNumericLiteral);
}

/**
 * Text of a refusal, or of the answer to a command, e.g. refusalText('spot.minimum', 'de', { min: '0.001' }). A missing
 * figure is shown as a dash; if the figure that a plural depends on is missing, the text of system.invalid is used.
 * @param values figures of the refusal: decimal text, formatted for the language; `percent` in points
 */
export function refusalText(
  reason: RefusalReason,
  locale: LocaleId = defaultLocale,
  values: Record<string, string> = {},
): string {
  return fill(reason, locale, values, (name, value) => figure(name, value, locale));
}

/** Text of a stored reason; a reason that a newer server wrote has no text here. */
export function storedReasonText(reason: string, locale: LocaleId): string {
  return refusalText(isRefusalReason(reason) ? reason : 'system.invalid', locale);
}

/**
 * Text of a message to a user. An amount is formatted as in the app; every other value is inserted unchanged, because a
 * code is not a figure and keeps its zeros.
 */
export function plainText(key: RefusalReason, locale: LocaleId, values: Record<string, string>): string {
  return fill(key, locale, values, (name, value) =>
    name === 'amount' ? figure(name, value, locale, 2) : value,
  );
}

/** By language and reason, each parsed on first use; the app's texts are parsed by the same parser at its build. */
const formats = new Map<string, IntlMessageFormat>();

function formatOf(reason: RefusalReason, locale: LocaleId): IntlMessageFormat {
  const name = `${locale} ${reason}`;
  const format = formats.get(name) ?? new IntlMessageFormat(texts[locale][reason], intlLocale(locale));
  formats.set(name, format);
  return format;
}

function fill(
  reason: RefusalReason,
  locale: LocaleId,
  values: Record<string, string>,
  write: (name: string, value: string) => string,
): string {
  const format = formatOf(reason, locale);
  // Arguments of plurals stay numbers, and # formats them.
  const counts = new Set(format.getAst().flatMap((part) => (isPluralElement(part) ? [part.value] : [])));
  if ([...counts].some((name) => values[name] === undefined))
    return fill('system.invalid', locale, {}, write);
  const given: Record<string, string> = new Proxy(values, {
    has: () => true,
    get: (_, name) => {
      const value = values[String(name)];
      if (value === undefined) return '—';
      return counts.has(String(name)) ? value : write(String(name), value);
    },
  });
  return String(format.format(given));
}
