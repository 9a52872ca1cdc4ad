import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { localeIds } from '../../../contracts/locales.ts';
import { readConfig } from '../../config.ts';
import { defaultProducts } from './productsConfig.ts';
import { readQuestions } from './readQuestions.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-products-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'products.json');
  writeFileSync(file, text);
  return readConfig({ PRODUCTS_FILE: file }).products.rules;
}

it('offers everything, with the questions of this build, where nothing is said', () => {
  expect(readConfig({}).products).toEqual(defaultProducts);
  expect(Object.keys(readQuestions(defaultProducts.questionsFolder))).toEqual(['lever', 'option']);
});

it('reads switches and caps, and what differs by country', () => {
  const rules = read('{ "lever": { "leverageMax": 20, "countries": { "GB": { "isOpen": false } } } }');
  expect(rules).toEqual({ lever: { isOpen: true, leverageMax: 20, countries: { GB: { isOpen: false } } } });
});

it.each([
  ['{', /PRODUCTS_FILE: '.*' cannot be read as JSON/],
  ['[]', 'PRODUCTS_FILE: the file is no object'],
  ['{ "leverage": {} }', "PRODUCTS_FILE: 'leverage' is none of lever, option"],
  ['{ "lever": true }', 'PRODUCTS_FILE: lever is no object'],
  ['{ "lever": { "max": 3 } }', "PRODUCTS_FILE: 'max' of lever means nothing"],
  ['{ "lever": { "isOpen": "no" } }', 'PRODUCTS_FILE: lever.isOpen is neither true nor false'],
  [
    '{ "lever": { "leverageMax": 0.5 } }',
    'PRODUCTS_FILE: lever.leverageMax is not a whole number from 1 to 1000',
  ],
  ['{ "option": { "leverageMax": 5 } }', 'PRODUCTS_FILE: option.leverageMax: only lever has leverage'],
  [
    '{ "lever": { "countries": { "Germany": {} } } }',
    "PRODUCTS_FILE: 'Germany' of lever.countries is no country code",
  ],
  [
    '{ "lever": { "countries": { "DE": { "leverageMax": "2" } } } }',
    'PRODUCTS_FILE: lever.countries.DE.leverageMax is not',
  ],
])('ends the start over %s', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

it('ends the start without the file', () => {
  expect(() => readConfig({ PRODUCTS_FILE: join(folder, 'none.json') })).toThrow('PRODUCTS_FILE: ');
});

function questionsWith(change: (english: string) => string, locale = 'en') {
  const own = mkdtempSync(join(folder, 'questions-'));
  cpSync(defaultProducts.questionsFolder!, own, { recursive: true });
  const path = join(own, 'lever', '2', `${locale}.yaml`);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return () => readQuestions(own);
}

it.each([
  ['no list', () => 'text: one', 'it is no list of 1 to 20 questions'],
  [
    'a question without its why',
    (text: string) => text.replace(/^ {2}why: .*$/m, ''),
    'question 1 cannot be used: it needs a text and a why',
  ],
  ['one choice', () => "- { text: 'a', why: 'b', right: 1, choices: ['c'] }", 'it needs 2 to 6 choices'],
  [
    'no such choice',
    (text: string) => text.replace('right: 1', 'right: 7'),
    'right is the number of none of its choices',
  ],
])('ends the start over questions with %s', (_, change, sentence) => {
  expect(questionsWith(change)).toThrow(sentence);
});

it.each(localeIds.filter((locale) => locale !== 'en'))(
  'ends the start where %s differs from the English',
  (locale) => {
    expect(questionsWith((text) => text.replace('right: 3', 'right: 2'), locale)).toThrow(
      `${locale}.yaml cannot be used: its questions, choices or right answers differ`,
    );
  },
);

it('ends the start over a folder that is none, a product without questions and a version that is no number', () => {
  expect(() => readQuestions(join(folder, 'none'))).toThrow('is no folder that can be read');
  const own = mkdtempSync(join(folder, 'questions-'));
  cpSync(defaultProducts.questionsFolder!, join(own, 'hosting'), { recursive: true });
  expect(() => readQuestions(own)).toThrow('only lever and option can have questions');
  const other = mkdtempSync(join(folder, 'questions-'));
  cpSync(join(defaultProducts.questionsFolder!, 'lever', '2'), join(other, 'lever', 'first'), {
    recursive: true,
  });
  expect(() => readQuestions(other)).toThrow('a version is a number from 1');
});
