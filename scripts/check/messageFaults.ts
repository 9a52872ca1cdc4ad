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
  try {
    const expected = placeholdersOf(english).join(' ');
    const found = placeholdersOf(text).join(' ');
    if (expected !== found)
      faults.push(`has placeholders ${found || 'none'}, English has ${expected || 'none'}`);
    faults.push(...pluralFaults(parse(text), locale), ...stopFaults(locale, english, text));
  } catch (error) {
    faults.push(`cannot be parsed: ${String(error)}`);
  }
  return faults;
}
