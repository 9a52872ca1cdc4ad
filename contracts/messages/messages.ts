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

/** A figure as the language writes it, digit for digit; text that is not a number stays as it is. */
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
 * What a refusal, or the answer to a command, says to a person, e.g. refusalText('spot.minimum', 'de',
 * { min: '0.001' }). A figure that the caller does not give reads as a dash; without what its text counts, a reason
 * reads as system.invalid.
 * @param values figures of the refusal: decimal text, put in as the language writes it; `percent` in points
 */
export function refusalText(
  reason: RefusalReason,
  locale: LocaleId = defaultLocale,
  values: Record<string, string> = {},
): string {
  return fill(reason, locale, values, (name, value) => figure(name, value, locale));
}

/** Of a reason that was stored; one that a newer server has written has no text here. */
export function storedReasonText(reason: string, locale: LocaleId): string {
  return refusalText(isRefusalReason(reason) ? reason : 'system.invalid', locale);
}

/**
 * A text of a message to a person. An amount is written as the app writes it there; every other value is put in as it is:
 * a code is no figure, and keeps its zeros.
 */
export function plainText(key: RefusalReason, locale: LocaleId, values: Record<string, string>): string {
  return fill(key, locale, values, (name, value) =>
    name === 'amount' ? figure(name, value, locale, 2) : value,
  );
}

/** By language and reason, each read when it is first said; the app's are read by the same parser at its build. */
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
  // What a plural goes by stays a number, and # writes it.
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
