import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

function collect(elements: MessageFormatElement[], found: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if (element.type === TYPE.tag) collect(element.children, found);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) collect(option.value, found);
  }
}

/** Placeholders and tags of an ICU message, sorted: ['<link>', '{coin}']. Throws on a malformed message. */
export function placeholdersOf(text: string): string[] {
  const found = new Set<string>();
  collect(parse(text), found);
  return [...found].sort();
}

function pluralFaults(elements: MessageFormatElement[], locale: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralFaults(element.children, locale);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap((option) => pluralFaults(option.value, locale));
    if (element.type === TYPE.select) return inner;
    const categories = new Intl.PluralRules(locale, {
      type: element.pluralType ?? 'cardinal',
    }).resolvedOptions().pluralCategories as string[];
    // Spanish has the category many for round millions, which falls back to other.
    const needed = categories.filter((category) => category !== 'many');
    const missing = needed.filter((category) => !(category in element.options));
    const foreign = Object.keys(element.options).filter(
      (key) => !key.startsWith('=') && !categories.includes(key),
    );
    return [
      ...inner,
      ...missing.map((category) => `plural of {${element.value}} lacks ${category}`),
      ...foreign.map((key) => `plural of {${element.value}} has ${key}, which the language does not use`),
    ];
  });
}

function literalsOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return literalsOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '';
      return Object.values(element.options)
        .map((option) => literalsOf(option.value))
        .join('');
    })
    .join('');
}

/** Options of each select, and which counts are shown, sorted: ['kind: email other', '#']. */
function choicesOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.pound) return ['#'];
    if (element.type === TYPE.tag) return choicesOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap((option) => choicesOf(option.value));
    if (element.type === TYPE.plural) return inner;
    return [`${element.value}: ${Object.keys(element.options).sort().join(' ')}`, ...inner];
  });
}

/** Selects with other options than in English, and a count that English shows and the translation does not. */
function choiceFaults(english: string, text: string): string[] {
  const [wanted, found] = [new Set(choicesOf(parse(english))), new Set(choicesOf(parse(text)))];
  return [...wanted]
    .filter((choice) => !found.has(choice) && !(choice === '#' && /\{\w+(?:, number)?\}/.test(text)))
    .map((choice) => (choice === '#' ? 'does not show the count' : `lacks the options of {${choice}}`));
}

/** Signs that no text has on purpose: control signs, signs that turn the direction, and what a wrong encoding leaves. */
const damaged =
  /[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFFFD]|\?\?|[ÃÂ][\u0080-\u00BF]|â€|#(?:NAME|REF|VALUE|N\/A)/u;

const scripts: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
};

/** Texts without a letter, or without one of the language's script. */
function scriptFaults(locale: string, english: string, text: string): string[] {
  if (!isTranslatable(english)) return [];
  const words = literalsOf(parse(text));
  if (!/\p{L}/u.test(words) && placeholdersOf(text).length === 0) return ['has no word'];
  const script = scripts[locale];
  // A name or a short form may stand in Latin letters everywhere.
  const isLong = /\p{Script=Latin}+\s+\p{Script=Latin}+\s+\p{Script=Latin}+/u.test(words);
  return script !== undefined && isLong && !script.test(words) ? ['is in another script'] : [];
}

/** Whether a text contains anything to translate besides placeholders and tags. */
function isTranslatable(text: string): boolean {
  return /\p{L}/u.test(literalsOf(parse(text)));
}

/** Shorter texts are labels, whose full stops mark abbreviations. */
const sentenceWords = 4;

/** Whether a text ends as a sentence; 'either' if it ends with a closing bracket. */
function isSentence(text: string): boolean | 'either' {
  const words = literalsOf(parse(text)).trimEnd();
  return /[)）]$/.test(words) ? 'either' : /[.。]$/.test(words);
}

/** Thai has no full stop; the other languages end a text with a full stop exactly where English does. */
function stopFaults(locale: string, english: string, text: string): string[] {
  if (locale === 'th' || literalsOf(parse(english)).split(/\s+/).length < sentenceWords) return [];
  const [isWanted, isThere] = [isSentence(english), isSentence(text)];
  if (isWanted === isThere || isWanted === 'either' || isThere === 'either') return [];
  return [isWanted ? 'lacks the full stop' : 'has a full stop that English has not'];
}

/**
 * Faults of one translation against its English text.
 * @param isSameOnPurpose the translation is intentionally the same as the English text
 */
export function messageFaults(
  locale: string,
  english: string,
  text: string,
  isSameOnPurpose: boolean,
): string[] {
  const faults: string[] = [];
  if (text.trim() === '') return ['is empty'];
  if (locale !== 'en' && text === english && isTranslatable(english) && !isSameOnPurpose)
    faults.push('is untranslated');
  if (locale !== 'en' && text !== english && isSameOnPurpose)
    faults.push('is listed as same on purpose, and differs');
  if (/[!！]/.test(text.replaceAll('¡', ''))) faults.push('has an exclamation mark');
  if (damaged.test(text)) faults.push('has signs that no text has');
  try {
    const expected = placeholdersOf(english).join(' ');
    const found = placeholdersOf(text).join(' ');
    if (expected !== found)
      faults.push(`has placeholders ${found || 'none'}, English has ${expected || 'none'}`);
    faults.push(...pluralFaults(parse(text), locale), ...stopFaults(locale, english, text));
    faults.push(...choiceFaults(english, text), ...scriptFaults(locale, english, text));
  } catch (error) {
    faults.push(`cannot be parsed: ${String(error)}`);
  }
  return faults;
}
