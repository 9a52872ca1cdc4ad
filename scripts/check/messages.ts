import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { extractMessages } from '../build/extractMessages.ts';
import { glossaryFault } from './glossary.ts';
import { messageFaults } from './messageFaults.ts';
import { doubledRefusalFaults, ownSenses, repeatedTextFaults, severalSenses } from './repeatedTexts.ts';
import { readSource, root } from './sourceFiles.ts';
import { messageWordFaults } from './wordFaults.ts';

type Texts = Record<string, string>;

function read(path: string): Texts {
  return JSON.parse(readSource(path)) as Texts;
}

/** Message ids whose text is the same as in English (names, codes, loan words). */
const sameOnPurpose = JSON.parse(readSource('scripts/check/sameOnPurpose.json')) as Record<
  string,
  LocaleId[]
>;

function faultsOfLocale(locale: LocaleId, english: Texts, texts: Texts): string[] {
  const where = `src/intl/${locale}.json`;
  const unused = Object.keys(texts).filter((id) => !Object.hasOwn(english, id));
  const wrong = Object.entries(texts).flatMap(([id, text]) => {
    const source = english[id];
    if (source === undefined) return [];
    const term = glossaryFault(locale, id, source, text);
    return [
      ...messageFaults(locale, source, text, sameOnPurpose[id]?.includes(locale) ?? false),
      ...messageWordFaults(locale, text),
      ...(term === undefined ? [] : [term]),
    ].map((fault) => `${where}: ${id} ${fault}`);
  });
  return [...unused.map((id) => `${where}: ${id} is not used in src`), ...wrong];
}

/** One line per message, because a new message is missing in every language. */
function missingFaults(english: Texts, textsOf: Map<LocaleId, Texts>): string[] {
  return Object.keys(english).flatMap((id) => {
    const lacking = [...textsOf].filter(([, texts]) => !Object.hasOwn(texts, id)).map(([locale]) => locale);
    return lacking.length === 0 ? [] : [`src/intl: ${id} is missing in ${lacking.join(', ')}`];
  });
}

/**
 * Every message of src exists in eight languages, is unique, differs from every refusal, and has the same placeholders
 * and no listed words.
 */
export async function check(): Promise<string[]> {
  const extracted = extractMessages(root);
  const english = read('src/intl/en.json');
  const textsOf = new Map(
    localeIds.map((locale) => [locale, locale === 'en' ? extracted : read(`src/intl/${locale}.json`)]),
  );
  const faults = missingFaults(extracted, textsOf);
  for (const [locale, texts] of textsOf) faults.push(...faultsOfLocale(locale, extracted, texts));
  const translations = [...textsOf].filter(([locale]) => locale !== 'en').map(([, texts]) => texts);
  for (const fault of repeatedTextFaults(extracted, translations, severalSenses))
    faults.push(`src/intl: ${fault}`);
  for (const fault of doubledRefusalFaults(extracted, read('contracts/messages/en.json'), ownSenses))
    faults.push(`src/intl: ${fault}`);
  for (const [id, text] of Object.entries(extracted))
    if (english[id] !== text) faults.push(`src/intl/en.json: ${id} is out of date; run npm run intl`);
  for (const id of Object.keys(english))
    if (!Object.hasOwn(extracted, id)) faults.push(`src/intl/en.json: ${id} is not used in src`);
  for (const id of Object.keys(sameOnPurpose))
    if (!Object.hasOwn(extracted, id))
      faults.push(`scripts/check/sameOnPurpose.json: ${id} is not used in src`);
  return faults;
}
