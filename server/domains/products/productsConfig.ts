// Products that an installation offers by country: PRODUCTS_FILE, and whether questions come first.
import { readFileSync } from 'node:fs';
import { countries } from '../../../contracts/countries.ts';
import { StartError } from '../../StartError.ts';
import { productNames } from './productNames.ts';
import type { ProductName } from './productNames.ts';

export interface ProductTerms {
  isOpen: boolean;
  /** Highest selectable leverage; by default only the market's own limit applies. */
  leverageMax?: number;
}

export interface ProductRules extends ProductTerms {
  /** Differing terms for users verified there, by ISO 3166-1 alpha-2. */
  countries: Readonly<Record<string, Partial<ProductTerms>>>;
}

export interface ProductsConfig {
  rules: Readonly<Partial<Record<ProductName, ProductRules>>>;
  /** Folder of the questions; without it there are none. */
  questionsFolder?: string;
}

const builtQuestions = `${import.meta.dirname}/questions`;
/** Above any leverage offered anywhere. */
const leverageMost = 1000;
const codes: ReadonlySet<string> = new Set(countries.map(({ code }) => code));

export const defaultProducts: ProductsConfig = { rules: {}, questionsFolder: builtQuestions };

/**
 * Parses PRODUCTS_FILE and QUESTIONS.
 * @throws StartError naming the variable and the invalid place in the file.
 */
export function readProductsConfig(environment: Record<string, string | undefined>): ProductsConfig {
  const { PRODUCTS_FILE: file, QUESTIONS: questions } = environment;
  return {
    rules: file ? rulesOf(readObject(file)) : {},
    questionsFolder: questions === 'off' ? undefined : questions || builtQuestions,
  };
}

const fault = (what: string, cause?: unknown) => new StartError(`PRODUCTS_FILE: ${what}`, { cause });

function readObject(file: string): Record<string, unknown> {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw fault(`'${file}' cannot be read as JSON: ${(error as Error).message}`, error);
  }
  return objectAt(read, 'the file');
}

function rulesOf(file: Record<string, unknown>): ProductsConfig['rules'] {
  const rules = Object.entries(file).map(([name, value]): [ProductName, ProductRules] => {
    const product = productNames.find((known) => known === name);
    if (!product) throw fault(`'${name}' is none of ${productNames.join(', ')}`);
    const { countries: differing = {}, ...terms } = objectAt(value, name);
    const byCountry = Object.entries(objectAt(differing, `${name}.countries`)).map(([code, own]) => {
      if (!codes.has(code)) throw fault(`'${code}' of ${name}.countries is no country code, as DE`);
      return [code, termsAt(own, { product, at: `${name}.countries.${code}` })] as const;
    });
    return [
      product,
      { isOpen: true, ...termsAt(terms, { product, at: name }), countries: Object.fromEntries(byCountry) },
    ];
  });
  return Object.fromEntries(rules);
}

function termsAt(
  value: unknown,
  { product, at }: { product: ProductName; at: string },
): Partial<ProductTerms> {
  const { isOpen, leverageMax, ...others } = objectAt(value, at);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw fault(`'${unknown}' of ${at} means nothing`);
  if (isOpen !== undefined && typeof isOpen !== 'boolean')
    throw fault(`${at}.isOpen is neither true nor false`);
  if (leverageMax === undefined) return isOpen === undefined ? {} : { isOpen };
  if (product !== 'lever') throw fault(`${at}.leverageMax: only lever has leverage`);
  if (typeof leverageMax !== 'number' || !isLeverage(leverageMax))
    throw fault(`${at}.leverageMax is not a whole number from 1 to ${leverageMost}`);
  return isOpen === undefined ? { leverageMax } : { isOpen, leverageMax };
}

const isLeverage = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= leverageMost;

function objectAt(value: unknown, at: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw fault(`${at} is no object`);
}
