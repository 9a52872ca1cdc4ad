import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { readSource, root } from './sourceFiles.ts';

type Texts = Record<string, string>;

/** What a message looked like when its translations were made: a mark of each language's text, English included. */
export type Marks = Record<string, Partial<Record<LocaleId, string>>>;

const file = 'scripts/check/translations.json';

/** Where texts are kept, one file a language; the first part of a mark's name. */
const folders = ['src/intl', 'contracts/messages'];

function markOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

/**
 * The marks to keep. A language whose text has changed was looked at; once all were, English is marked anew. Until then
 * the old English mark stays, and the languages that were not looked at are stale.
 * @param textsOf all texts of one message
 */
export function marksAfter(before: Marks[string] | undefined, textsOf: Marks[string]): Marks[string] {
  const now = Object.fromEntries(
    Object.entries(textsOf).map(([locale, text]) => [locale, markOf(text)]),
  ) as Marks[string];
  if (!before || before.en === now.en) return now;
  const isWaiting = localeIds.some(
    (locale) => locale !== 'en' && before[locale] !== undefined && before[locale] === now[locale],
  );
  // Of who was looked at nothing is kept, so that a later run does not take it for untouched.
  return isWaiting
    ? {
        en: before.en,
        ...Object.fromEntries(
          Object.entries(before).filter(([locale, mark]) => mark === now[locale as LocaleId]),
        ),
      }
    : now;
}

/** The languages whose text is older than the English one. */
export function staleIn(marks: Marks[string], textsOf: Marks[string]): LocaleId[] {
  if (marks.en === undefined || marks.en === markOf(textsOf.en ?? '')) return [];
  return localeIds.filter((locale) => locale !== 'en' && marks[locale] === markOf(textsOf[locale] ?? ''));
}

/** All texts of all messages, by folder and id. */
function readTexts(): Record<string, Marks[string]> {
  const found: Record<string, Marks[string]> = {};
  for (const folder of folders)
    for (const locale of localeIds) {
      const texts = JSON.parse(readSource(`${folder}/${locale}.json`)) as Texts;
      for (const [id, text] of Object.entries(texts)) (found[`${folder}: ${id}`] ??= {})[locale] = text;
    }
  return found;
}

function lineOf(marks: Marks[string]): string {
  return localeIds.flatMap((locale) => (marks[locale] ? [`${locale}:${marks[locale]}`] : [])).join(' ');
}

function readMarks(): Marks {
  const lines = JSON.parse(readSource(file)) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(lines).map(([name, line]) => [
      name,
      Object.fromEntries(line.split(' ').map((part) => part.split(':'))) as Marks[string],
    ]),
  );
}

/**
 * Writes down which English text each translation was made from.
 * @param fitting names of messages whose translations fit the new English as they are
 */
export function markTranslations(fitting: readonly string[]): void {
  const before = readMarks();
  const lines = Object.entries(readTexts())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, texts]) => {
      const isFitting = fitting.some((id) => name.endsWith(`: ${id}`));
      const marks = marksAfter(isFitting ? undefined : before[name], texts);
      return [name, lineOf(marks)] as const;
    });
  writeFileSync(join(root, file), `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}

/** Each translation was made, or looked at again, after its English text. */
export function check(): Promise<string[]> {
  const marks = readMarks();
  const faults = Object.entries(readTexts()).flatMap(([name, texts]) => {
    const marked = marks[name];
    if (!marked) return [`${name} is not marked; run npm run intl`];
    const stale = staleIn(marked, texts);
    if (stale.length > 0)
      return [`${name} has changed in English; look at ${stale.join(', ')}, then run npm run intl`];
    return lineOf(marksAfter(marked, texts)) === lineOf(marked)
      ? []
      : [`${name} has changed; run npm run intl`];
  });
  return Promise.resolve(faults);
}
