import { CsvError, parse } from 'csv-parse/sync';
import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { csvCell } from '../../src/screens/wallet/records/ledgerCsv.ts';
import { readSource } from '../check/sourceFiles.ts';
import type { storyFinder } from './storyOf.ts';

export type Texts = Record<string, string>;
export type Kind = 'app' | 'server';

const folders = { app: 'src/intl', server: 'contracts/messages' } as const;
const kinds = Object.keys(folders) as Kind[];

const pathOf = (kind: Kind, locale: LocaleId): string => `${folders[kind]}/${locale}.json`;

const textsOf = (kind: Kind, locale: LocaleId): Texts =>
  JSON.parse(readSource(pathOf(kind, locale))) as Texts;

const translations = localeIds.filter((locale) => locale !== 'en');

/** All messages as CSV for a spreadsheet: one line each, with what to know of it before its languages. */
export function exportTable(storyOf: ReturnType<typeof storyFinder>): string {
  const rows = kinds.flatMap((kind) => {
    const english = textsOf(kind, 'en');
    const others = translations.map((locale) => textsOf(kind, locale));
    return Object.entries(english).map(([id, text]) => [
      `${kind}:${id}`,
      storyOf(kind, id, text),
      text,
      ...others.map((texts) => texts[id] ?? ''),
    ]);
  });
  const lines = [['key', 'story', 'en', ...translations], ...rows];
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

export interface Changes {
  faults: string[];
  /** New texts of the files that change, by path. */
  files: Map<string, string>;
  count: number;
}

/** A spreadsheet must not execute a text, so an apostrophe was put before it (csvCell). */
const asWritten = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim();

/** Rows of a table, or why it cannot be read. Spreadsheets of some languages separate columns by semicolons. */
function rowsOf(csv: string): Texts[] | string {
  try {
    const [heading = ''] = csv.split('\n');
    const delimiter = [',', ';', '\t'].find((each) => heading.split(each).length > 2) ?? ',';
    const names = (cells: string[]): string[] => cells.map((cell) => cell.trim());
    const rows = parse<Texts>(csv, {
      bom: true,
      columns: names,
      delimiter,
      skip_empty_lines: true,
      trim: true,
    });
    const missing = ['key', 'en'].filter((column) => !Object.hasOwn(rows[0] ?? {}, column));
    return missing.length === 0 ? rows : `the table has no row, or no column "${missing.join('", "')}"`;
  } catch (error) {
    if (error instanceof CsvError) return `the table cannot be read: ${error.message}`;
    throw error;
  }
}

/**
 * What a table changes. Its rows may be some of all, and its columns some of the languages; an empty cell changes
 * nothing. English is written at the call sites, so a row whose English is no longer that of the app is a fault.
 */
export function changesOf(csv: string): Changes {
  const rows = rowsOf(csv);
  if (typeof rows === 'string') return { faults: [rows], files: new Map(), count: 0 };
  const unknown = Object.keys(rows[0] ?? {}).filter(
    (column) => !['key', 'story', ...localeIds].includes(column),
  );
  const faults = unknown.map((column) => `the column "${column}" is none of a language`);
  const files = new Map<string, Texts>();
  const known = new Map<string, Texts>();
  const textsIn = (kind: Kind, locale: LocaleId): Texts => {
    const path = pathOf(kind, locale);
    const texts = known.get(path) ?? textsOf(kind, locale);
    known.set(path, texts);
    return texts;
  };
  let count = 0;
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row['key']!)) faults.push(`${row['key']}: it is there twice`);
    seen.add(row['key']!);
    const [, kind, id] = /^(app|server):(.+)$/.exec(row['key'] ?? '') ?? [];
    const english = kind && id ? textsIn(kind as Kind, 'en')[id] : undefined;
    if (english === undefined) {
      faults.push(`${row['key']}: there is no such message`);
      continue;
    }
    if (asWritten(row['en'] ?? '') !== english) {
      faults.push(`${row['key']}: its English text is now "${english}"`);
      continue;
    }
    for (const locale of translations) {
      const text = asWritten(row[locale] ?? '');
      const path = pathOf(kind as Kind, locale);
      const texts = files.get(path) ?? textsIn(kind as Kind, locale);
      if (text === '' || texts[id!] === text) continue;
      files.set(path, { ...texts, [id!]: text });
      count += 1;
    }
  }
  return {
    faults,
    count,
    files: new Map([...files].map(([path, texts]) => [path, `${JSON.stringify(texts, null, 2)}\n`])),
  };
}
