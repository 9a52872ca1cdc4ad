import { readFileSync } from 'node:fs';
import { isLocaleId } from '../contracts/locales.ts';
import type { LocaleId } from '../contracts/locales.ts';
import { StartError } from './StartError.ts';

/** Languages without a sentence of their own use the English one. */
export type Sentences = { en: string } & Partial<Record<LocaleId, string>>;

/** A position in a configuration file, which every error message names. */
export class ConfigPlace {
  readonly value: unknown;
  private readonly setting: string;
  private readonly path: string;

  /** @param setting environment variable with the file's path: 'DEPOSITS' */
  private constructor(value: unknown, setting: string, path: string) {
    this.value = value;
    this.setting = setting;
    this.path = path;
  }

  /**
   * The root of a JSON file.
   * @throws StartError
   */
  static ofFile(setting: string, file: string): ConfigPlace {
    try {
      return new ConfigPlace(JSON.parse(readFileSync(file, 'utf8')), setting, '');
    } catch (error) {
      // JSON.parse's message contains a part of the file.
      const reason = error instanceof SyntaxError ? 'it is no JSON' : (error as Error).message;
      throw new StartError(`${setting}: '${file}' cannot be read: ${reason}`);
    }
  }

  fault(what: string): StartError {
    return new StartError(`${this.setting}: ${this.path || 'the file'} ${what}`);
  }

  /** @param names all valid names; optional ones end with a ? */
  fields<Name extends string>(...names: readonly (Name | `${Name}?`)[]): Record<Name, ConfigPlace> {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw this.fault('is no object');
    const known = new Map(names.map((name) => [name.replace('?', ''), name.endsWith('?')]));
    const unknown = Object.keys(value).find((name) => !known.has(name));
    if (unknown !== undefined) throw this.fault(`has '${unknown}', which means nothing here`);
    const places = [...known].map(([name, isOptional]) => {
      const own = (value as Record<string, unknown>)[name];
      if (own === undefined && !isOptional) throw this.fault(`lacks '${name}'`);
      return [name, new ConfigPlace(own, this.setting, this.path ? `${this.path}.${name}` : name)] as const;
    });
    return Object.fromEntries(places) as Record<Name, ConfigPlace>;
  }

  list(): ConfigPlace[] {
    if (!Array.isArray(this.value)) throw this.fault('is no list');
    return this.value.map((each, at) => new ConfigPlace(each, this.setting, `${this.path}[${at}]`));
  }

  /**
   * @param what expected format, for the error message; the text itself is not repeated, because it may contain a key
   */
  text(form: RegExp, what: string): string {
    if (typeof this.value !== 'string' || !form.test(this.value)) throw this.fault(`is not ${what}`);
    return this.value;
  }

  /** One sentence for all languages, or one for each, including English. */
  sentences(): Sentences {
    // Characters that reverse the direction of a text could make it read as another one.
    const sentence = [
      /^(?!.*[\u202A-\u202E\u2066-\u2069])\S.{0,299}$/,
      'a sentence of 1 to 300 characters',
    ] as const;
    if (typeof this.value === 'string') return { en: this.text(...sentence) };
    const locales = Object.keys(this.value ?? {}).filter(isLocaleId);
    const { en, ...others } = this.fields('en', ...locales.map((locale) => `${locale}?` as const));
    const texts = Object.entries(others).map(([locale, own]) => [locale, own.text(...sentence)] as const);
    return { ...Object.fromEntries(texts), en: en.text(...sentence) };
  }

  /** Ms since 1970 UTC. */
  time(): number {
    const text = this.text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'a time as 2026-11-23T12:00:00Z');
    const timeMs = Date.parse(text);
    // JavaScript reads 31 February as 3 March.
    const isTime = !Number.isNaN(timeMs) && new Date(timeMs).toISOString() === text.replace('Z', '.000Z');
    if (!isTime) throw this.fault('is no time');
    return timeMs;
  }

  number(least: number, most: number): number {
    if (typeof this.value !== 'number' || !(this.value >= least && this.value <= most))
      throw this.fault(`is no number from ${least} to ${most}`);
    return this.value;
  }

  whole(least: number, most: number): number {
    const value = this.number(least, most);
    if (!Number.isInteger(value)) throw this.fault('is no whole number');
    return value;
  }

  /** @throws StartError on duplicate keys */
  static unlike(places: readonly ConfigPlace[], keyOf: (at: number) => string): void {
    const seen = new Set<string>();
    for (const [at, place] of places.entries()) {
      const key = keyOf(at);
      if (seen.has(key)) throw place.fault(`is there twice: ${key}`);
      seen.add(key);
    }
  }
}
