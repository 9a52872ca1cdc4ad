import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { localeIds } from '../../contracts/locales.ts';
import { csvCell } from '../../src/screens/wallet/records/ledgerCsv.ts';
import { readSource } from '../check/sourceFiles.ts';
import { storyFinder } from './storyOf.ts';
import { changesOf, exportTable, type Texts } from './table.ts';
import { takeOver } from './takeOver.ts';

let table = '';
let rows: Texts[] = [];
beforeAll(() => {
  table = exportTable(storyFinder());
  rows = parse<Texts>(table, { bom: true, columns: true });
});

const csv = (...cells: string[][]): string => cells.map((row) => row.map(csvCell).join(',')).join('\n');

it('the table has each message of app and server once, in all languages, with a story to look at', () => {
  const count = (path: string): number => Object.keys(JSON.parse(readSource(path)) as Texts).length;
  expect(rows).toHaveLength(count('src/intl/en.json') + count('contracts/messages/en.json'));
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  for (const row of rows) for (const locale of localeIds) expect(row[locale], row['key']).toBeTruthy();
  expect(rows.find(({ key }) => key === 'app:login.steps')).toMatchObject({
    story: expect.stringMatching(/^\/\?path=\/story\/screens-session-login--/),
    en: 'Login steps',
  });
});

it('a table that nobody touched changes nothing', () => {
  expect(changesOf(table)).toEqual({ faults: [], files: new Map(), count: 0 });
});

it('one language and some rows are enough, and only their texts change', () => {
  const { faults, files, count } = changesOf(
    csv(['key', 'en', 'de'], ['app:login.steps', 'Login steps', 'Schritte zur Anmeldung']),
  );
  expect({ faults, count, paths: [...files.keys()] }).toEqual({
    faults: [],
    count: 1,
    paths: ['src/intl/de.json'],
  });
  const before = JSON.parse(readSource('src/intl/de.json')) as Texts;
  expect(JSON.parse(files.get('src/intl/de.json')!)).toEqual({
    ...before,
    'login.steps': 'Schritte zur Anmeldung',
  });
});

it('rows that nobody knows, an English text that has changed and other columns are named', () => {
  const { faults } = changesOf(
    csv(
      ['key', 'en', 'de', 'fr'],
      ['app:none', 'None', 'Keine', 'Aucun'],
      ['app:login.steps', 'Steps of this log-in', 'Schritte', ''],
    ),
  );
  expect(faults).toEqual([
    'the column "fr" is none of a language',
    'app:none: there is no such message',
    'app:login.steps: its English text is now "Login steps"',
  ]);
});

it('a table of semicolons is read, and one that cannot be read is named', () => {
  expect(changesOf('key;en;de\napp:login.steps;Login steps;Schritte\n').count).toBe(1);
  expect(changesOf('').faults).toEqual(['the table has no row, or no column "key", "en"']);
  expect(changesOf('key,en,de\n"app:login.steps,Login steps').faults).toEqual([
    expect.stringMatching(/^the table cannot be read: /),
  ]);
  expect(
    changesOf('key,en,de\napp:login.steps,Login steps,A\napp:login.steps,Login steps,B\n').faults,
  ).toEqual(['app:login.steps: it is there twice']);
});

it.each([
  ['a lost value', 'app:kline.vote.ask', 'Was denken Sie heute?', 'has placeholders none'],
  ['a listed word', 'app:login.steps', 'Garantie', 'says "Garantie"'],
  ['another word for a term of the glossary', 'app:lever.insurance', 'Fonds', 'the glossary has'],
  ['another wording of a sentence', 'app:app.notFound.text', 'Der Link kann alt sein.', 'in several ways'],
])('%s is refused, and no file changes', async (_, key, german, fault) => {
  const english = rows.find((row) => row['key'] === key)!['en']!;
  const { faults, files, count } = await takeOver(csv(['key', 'en', 'de'], [key, english, german]));
  expect(faults.join('\n')).toContain(fault);
  expect({ count, files: files.size }).toEqual({ count: 0, files: 0 });
});
