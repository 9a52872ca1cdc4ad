import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { brand } from '../../../contracts/brand.ts';
import type { Brand } from '../../../contracts/brand.ts';
import { localeIds } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { Retention } from '../../personal/Leaving.ts';
import { StartError } from '../../StartError.ts';
import { topics } from './public/Texts.ts';
import type { TextIn, TextVersion, Topic } from './public/Texts.ts';

interface TextFile extends TextIn {
  id: number;
  version: number;
  effectiveMs: number;
  untilMs?: number;
  topic?: Topic;
  /** Sequence of headings, list items and table rows, which all languages of a version share. */
  shape: string;
}

/** Values that a licensee configures and texts refer to: {name}, {support}, and retention periods. */
export type Values = Readonly<Record<string, string>>;

export function textValues(
  { rejectedDays, closedYears }: Retention,
  { name, supportUrl }: Brand = brand,
): Values {
  return {
    name: name.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&'),
    support: supportUrl,
    rejectedKeptDays: String(rejectedDays),
    closedKeptYears: String(closedYears),
  };
}

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads `<folder>/<slug>/<version>/<locale>.md`.
 * @param needed languages that each version must have; others fall back to English
 * @throws StartError that names the file when a language is missing, a text is invalid, or the languages of one version
 * differ in structure: users would accept different texts under one number.
 */
export function readTexts(
  folder: string,
  values: Values,
  needed: readonly LocaleId[] = localeIds,
): TextVersion[] {
  const reader = { values, needed };
  return foldersIn(folder).flatMap((slug) => readVersions(slug, reader));
}

interface Reader {
  values: Values;
  needed: readonly LocaleId[];
}

function readVersions(slugFolder: string, reader: Reader): TextVersion[] {
  const versions = foldersIn(slugFolder)
    .map((folder) => readVersion(folder, reader))
    .sort((a, b) => a.version - b.version);
  if (versions.length === 0) throw fault(slugFolder, 'there is no version');
  for (const [index, version] of versions.entries()) {
    const former = versions[index - 1];
    if (version.id !== versions[0]!.id) throw fault(slugFolder, 'its versions have different ids');
    if (version.version !== index + 1) throw fault(slugFolder, `version ${index + 1} is missing`);
    if (former && version.effectiveMs <= former.effectiveMs)
      throw fault(slugFolder, `version ${version.version} holds no later than the one before it`);
  }
  return versions;
}

function readVersion(folder: string, { values, needed }: Reader): TextVersion {
  const english = readText(folder, 'en', values);
  const { id, version, effectiveMs, untilMs, topic, shape } = english;
  if (String(version) !== basename(folder)) throw fault(folder, `its texts say version ${version}`);
  const written = new Set(readdirSync(folder));
  const textOf = (locale: LocaleId): TextFile => {
    if (!needed.includes(locale) && !written.has(`${locale}.md`)) return english;
    const text = readText(folder, locale, values);
    const path = join(folder, `${locale}.md`);
    if (text.id !== id || text.version !== version || text.effectiveMs !== effectiveMs)
      throw fault(path, 'id, version or date differ from the English text');
    if (text.topic !== topic || text.untilMs !== untilMs)
      throw fault(path, 'topic or end differ from the English text');
    if (text.shape !== shape) throw fault(path, 'headings, points or rows differ from the English text');
    return text;
  };
  const texts = Object.fromEntries(localeIds.map((locale) => [locale, textOf(locale)])) as Record<
    LocaleId,
    TextFile
  >;
  return {
    id,
    version,
    effectiveMs,
    texts,
    ...(untilMs !== undefined && { untilMs }),
    ...(topic !== undefined && { topic }),
  };
}

function readText(folder: string, locale: LocaleId, values: Values): TextFile {
  const path = join(folder, `${locale}.md`);
  const [, head, body] = frontMatter.exec(readFile(path)) ?? [];
  if (head === undefined || body === undefined) throw fault(path, 'it does not begin with its front matter');
  const { id, title, summary, keywords, version, effective, until, topic } = parse(head) as Record<
    string,
    unknown
  >;
  if (!isCount(id) || !isCount(version)) throw fault(path, 'id and version are whole numbers from 1');
  if (typeof title !== 'string' || title === '') throw fault(path, 'it has no title');
  if (summary !== undefined && typeof summary !== 'string') throw fault(path, 'summary is a sentence');
  if (keywords !== undefined && typeof keywords !== 'string')
    throw fault(path, 'keywords is a line of words');
  const about = topics.find((each) => each === topic);
  if (topic !== undefined && about === undefined) throw fault(path, `topic is one of ${topics.join(', ')}`);
  const content = marked.parse(withValues(body, path, values), { async: false, gfm: true });
  return {
    locale,
    id,
    title,
    version,
    effectiveMs: timeOf(effective, 'effective', path),
    ...(summary !== undefined && { summary }),
    ...(keywords !== undefined && { keywords }),
    ...(until !== undefined && { untilMs: timeOf(until, 'until', path) }),
    ...(about !== undefined && { topic: about }),
    content: withJoints(content, path),
    shape: shapeOf(content),
  };
}

/** A date in UTC, or a minute of a date. */
function timeOf(text: unknown, name: string, path: string): number {
  const isWritten = typeof text === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\dZ)?$/.test(text);
  const ms = isWritten ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) throw fault(path, `${name} is a date as 2026-01-31, or 2026-01-31T08:00Z`);
  return ms;
}

/** Joints of German compounds, the longest of which are as wide as a small phone in large text. */
const joints = /(\p{L}{3,}(?:ungs|heits|keits|schafts|ions|täts))(?=\p{L}{3,})/gu;

/** Inserts soft hyphens into long words for browsers without German hyphenation; addresses are unchanged. */
function withJoints(html: string, path: string): string {
  if (basename(path) !== 'de.md') return html;
  return html.replaceAll(/(?<=^|>)[^<]+/g, (text) =>
    /:\/\//.test(text) ? text : text.replaceAll(joints, '$1\u00ad'),
  );
}

function withValues(text: string, path: string, values: Values): string {
  return text.replaceAll(/\{(\w*)\}/g, (_, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) throw fault(path, `nothing stands for {${key}}`);
    return value;
  });
}

function shapeOf(html: string): string {
  return (html.match(/<(?:h\d|li|tr|ol|ul|a)\b/g) ?? []).join('');
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .sort();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new StartError(`The folder ${shortPath(folder)} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`A text lacks a language: ${shortPath(path)} cannot be read.`, { cause: error });
  }
}

/** Error for an unusable text. */
export function fault(path: string, what: string): StartError {
  return new StartError(`The text ${shortPath(path)} cannot be used: ${what}.`);
}

function shortPath(path: string): string {
  const near = relative(import.meta.dirname, path);
  return near.startsWith('..') ? path : near;
}
