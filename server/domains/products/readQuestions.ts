import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { localeIds } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { StartError } from '../../StartError.ts';
import { askedProducts } from './productNames.ts';
import type { AskedProduct } from './productNames.ts';

export interface QuestionText {
  text: string;
  choices: readonly string[];
  /** Correct choice, from 1. */
  right: number;
  /** Explanation, returned with the answer. */
  why: string;
}

export interface QuestionSet {
  version: number;
  /** The same questions, in the same order, in each language. */
  texts: Readonly<Record<LocaleId, readonly QuestionText[]>>;
}

/** Current questions of each product that has any. */
export type Questions = Readonly<Partial<Record<AskedProduct, QuestionSet>>>;

/** A question's number has two digits at most, a choice's one. */
const most = { questions: 20, choices: 6 };

/**
 * Reads `<folder>/<product>/<version>/<locale>.yaml`; the highest version of a product applies.
 * @throws StartError naming the file when a language is missing, a text cannot be read, or languages differ in the
 * questions or the correct answers
 */
export function readQuestions(folder: string | undefined): Questions {
  if (folder === undefined) return {};
  const products = foldersIn(folder);
  const unknown = products.find((name) => !askedProducts.some((product) => product === name));
  if (unknown !== undefined)
    throw fault(join(folder, unknown), `only ${askedProducts.join(' and ')} can have questions`);
  return Object.fromEntries(products.map((product) => [product, readNewest(join(folder, product))]));
}

function readNewest(folder: string): QuestionSet {
  const versions = foldersIn(folder).map((name) => {
    if (!/^[1-9]\d{0,5}$/.test(name)) throw fault(join(folder, name), 'a version is a number from 1');
    return Number(name);
  });
  if (versions.length === 0) throw fault(folder, 'there is no version');
  const version = Math.max(...versions);
  const texts = Object.fromEntries(
    localeIds.map((locale) => [locale, readTexts(join(folder, String(version), `${locale}.yaml`))]),
  ) as Record<LocaleId, QuestionText[]>;
  const shape = shapeOf(texts.en);
  const differing = localeIds.find((locale) => shapeOf(texts[locale]) !== shape);
  if (differing !== undefined)
    throw fault(
      join(folder, String(version), `${differing}.yaml`),
      'its questions, choices or right answers differ from the English ones',
    );
  return { version, texts };
}

const shapeOf = (texts: readonly QuestionText[]): string =>
  texts.map(({ choices, right }) => `${choices.length}:${right}`).join(' ');

/** Parsed files, by their text: parsing all of them takes a quarter of a start. */
const parsed = new Map<string, unknown>();

function readTexts(path: string): QuestionText[] {
  let read: unknown;
  try {
    const text = readFileSync(path, 'utf8');
    if (!parsed.has(text)) parsed.set(text, parse(text));
    read = parsed.get(text);
  } catch (error) {
    throw fault(path, `it cannot be read: ${(error as Error).message}`);
  }
  if (!Array.isArray(read) || read.length === 0 || read.length > most.questions)
    throw fault(path, `it is no list of 1 to ${most.questions} questions`);
  return read.map((one, index) => textOf(one, `${path}, question ${index + 1}`));
}

function textOf(value: unknown, at: string): QuestionText {
  const { text, choices, right, why } = (value ?? {}) as Record<string, unknown>;
  if (!isText(text) || !isText(why)) throw fault(at, 'it needs a text and a why');
  if (
    !Array.isArray(choices) ||
    choices.length < 2 ||
    choices.length > most.choices ||
    !choices.every(isText)
  )
    throw fault(at, `it needs 2 to ${most.choices} choices`);
  if (typeof right !== 'number' || choices[right - 1] === undefined)
    throw fault(at, 'right is the number of none of its choices');
  return { text, choices, right, why };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch (error) {
    throw new StartError(`QUESTIONS: '${folder}' is no folder that can be read`, { cause: error });
  }
}

function fault(path: string, what: string): StartError {
  return new StartError(`QUESTIONS: ${path} cannot be used: ${what}`);
}
