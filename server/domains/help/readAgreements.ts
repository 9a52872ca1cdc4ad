import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { agreementIds } from '../../../contracts/agreements.ts';
import { brand } from '../../../contracts/brand.ts';
import type { Brand } from '../../../contracts/brand.ts';
import { localeIds } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { Retention } from '../../personal/Leaving.ts';
import { StartError } from '../../StartError.ts';
import { Agreements } from './Agreements.ts';
import type { AgreementText, AgreementVersion } from './Agreements.ts';

interface TextFile extends AgreementText {
  id: number;
  version: number;
  effectiveMs: number;
  /** Headings, list items and table rows in their order: what all languages of a version share. */
  shape: string;
}

/** What a licensee changes, and no text spells out: {name}, {support}, and how long what is kept. */
type Values = Readonly<Record<string, string>>;

const agreementsFolder = join(import.meta.dirname, 'agreements');
const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads `<folder>/<slug>/<version>/<locale>.md`.
 * @throws StartError naming the file when a language is missing, a text cannot be read, or languages of one version
 *   do not agree: people would accept different things under one number.
 */
export function readAgreements(
  { rejectedDays, closedYears }: Retention,
  folder = agreementsFolder,
  shownBrand: Brand = brand,
): Agreements {
  const values = {
    name: shownBrand.name.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&'),
    support: shownBrand.supportUrl,
    rejectedKeptDays: String(rejectedDays),
    closedKeptYears: String(closedYears),
  };
  const versions = foldersIn(folder).flatMap((slug) => readVersions(slug, values));
  for (const id of Object.values(agreementIds)) {
    if (!versions.some((version) => version.id === id)) throw fault(folder, `agreement ${id} is missing`);
  }
  return new Agreements(versions);
}

function readVersions(slugFolder: string, values: Values): AgreementVersion[] {
  const versions = foldersIn(slugFolder)
    .map((folder) => readVersion(folder, values))
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

function readVersion(folder: string, values: Values): AgreementVersion {
  const read = Object.fromEntries(
    localeIds.map((locale) => [locale, readText(join(folder, `${locale}.md`), values)]),
  ) as Record<LocaleId, TextFile>;
  const { id, version, effectiveMs, shape } = read.en;
  if (String(version) !== basename(folder)) throw fault(folder, `its texts say version ${version}`);
  for (const locale of localeIds) {
    const text = read[locale];
    if (text.id !== id || text.version !== version || text.effectiveMs !== effectiveMs)
      throw fault(join(folder, `${locale}.md`), 'id, version or date differ from the English text');
    if (text.shape !== shape)
      throw fault(join(folder, `${locale}.md`), 'headings, points or rows differ from the English text');
  }
  return { id, version, effectiveMs, texts: read };
}

function readText(path: string, values: Values): TextFile {
  const [, head, body] = frontMatter.exec(readFile(path)) ?? [];
  if (head === undefined || body === undefined) throw fault(path, 'it does not begin with its front matter');
  const { id, title, version, effective } = parse(head) as Record<string, unknown>;
  if (!isCount(id) || !isCount(version)) throw fault(path, 'id and version are whole numbers from 1');
  if (typeof title !== 'string' || title === '') throw fault(path, 'it has no title');
  const effectiveMs = typeof effective === 'string' ? Date.parse(`${effective}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(effectiveMs)) throw fault(path, 'effective is a date as 2026-01-31');
  const content = marked.parse(withValues(body, path, values), { async: false, gfm: true });
  return { id, title, version, effectiveMs, content: withJoints(content, path), shape: shapeOf(content) };
}

/** Where German puts words together, of which the longest are as wide as a small phone in large text. */
const joints = /(\p{L}{3,}(?:ungs|heits|keits|schafts|ions|täts))(?=\p{L}{3,})/gu;

/** Lets long words end a line there in browsers that do not know how German divides; addresses stay as they are. */
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
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .sort();
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`An agreement lacks a language: ${shortPath(path)} cannot be read.`, {
      cause: error,
    });
  }
}

function fault(path: string, what: string): StartError {
  return new StartError(`The agreement ${shortPath(path)} cannot be used: ${what}.`);
}

function shortPath(path: string): string {
  return relative(dirname(dirname(agreementsFolder)), path);
}
