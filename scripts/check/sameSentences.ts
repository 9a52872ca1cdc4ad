import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { severalSenses } from './repeatedTexts.ts';
import { readSource } from './sourceFiles.ts';

type Texts = Record<string, string>;

/** English sentences of app and server that other languages word by their place, with the reason. */
const senses: Texts = {
  '{} to {}': 'A range of figures, or where a withdrawal goes.',
  'Buy {}': 'From a merchant in P2P, or on the exchange: Japanese and Korean have a word for each.',
  'Choose a network': 'The heading of a list, or a refusal in a whole sentence.',
  Deposit: 'A button, or the title of a record.',
  'Order cancelled': 'An order of the market, or of P2P trading: Chinese and Japanese say which.',
  'Sell {}': 'To a merchant in P2P, or on the exchange: Japanese and Korean have a word for each.',
  'Set a fund password': 'A short button, or advice in a whole sentence.',
  'This order can no longer be cancelled':
    'An order of the market, or of P2P trading: Chinese and Japanese say which.',
  'This order does not exist': 'An amount in hosting, or an order of P2P trading.',
  Transfer: 'A button, or the title of a record.',
  Withdrawal: 'Heads the page of one, or is the title of a record.',
};

/** Shorter ones are labels, which other languages word by their place. */
const sentenceWords = 4;

/** A sentence without the names of its values and without its final full stop. */
const bare = (text: string): string =>
  text
    .replaceAll(/\{\w+\}/g, '{}')
    .trim()
    .replace(/[.。]$/, '');

const ends: Partial<Record<LocaleId, RegExp>> = {
  ja: /(?<=[。？])/,
  'zh-Hans': /(?<=[。？])/,
  'zh-Hant': /(?<=[。？])/,
};

/** Sentences of a text. Thai does not mark their ends, so a Thai text is one. */
function sentencesOf(locale: LocaleId, text: string): string[] {
  return locale === 'th'
    ? [text]
    : text.split(ends[locale] ?? /(?<=[.?])\s/).filter((part) => part.trim() !== '');
}

/**
 * English sentences that a language says in several ways.
 * @param english texts by id
 * @param texts the same in the language
 */
export function differingSentences(
  locale: LocaleId,
  english: Texts,
  texts: Texts,
): { sentence: string; fault: string }[] {
  const said = new Map<string, Map<string, string>>();
  for (const [id, source] of Object.entries(english)) {
    if (!Object.hasOwn(texts, id) || /, (?:plural|select),/.test(source)) continue;
    const sources = sentencesOf('en', source);
    const parts = sentencesOf(locale, texts[id] ?? '');
    // Two sentences may have become one, or one two.
    const pairs = sources.length === parts.length ? sources.map((each, at) => [each, parts[at]!]) : [];
    for (const [from, to] of sources.length === 1 ? [[source, texts[id] ?? '']] : pairs) {
      const key = bare(from!);
      if (sources.length > 1 && key.split(' ').length < sentenceWords) continue;
      const ways = said.get(key) ?? new Map<string, string>();
      ways.set(bare(to!), ways.get(bare(to!)) ?? id);
      said.set(key, ways);
    }
  }
  return [...said]
    .filter(([, ways]) => ways.size > 1)
    .map(([sentence, ways]) => ({
      sentence,
      fault: `${locale} says "${sentence}" in several ways: ${[...ways].map(([text, id]) => `"${text}" (${id})`).join(', ')}`,
    }));
}

/** One text message has room for 160 signs if none has a Spanish accent, so Spanish titles are worded without. */
const inTextMessage = /^(?:notice|sms)\./;

function all(locale: LocaleId): Texts {
  const read = (path: string): Texts => JSON.parse(readSource(path)) as Texts;
  const server = read(`contracts/messages/${locale}.json`);
  return {
    ...read(`src/intl/${locale}.json`),
    ...Object.fromEntries(
      Object.entries(server)
        .filter(([reason]) => locale !== 'es' || !inTextMessage.test(reason))
        .map(([reason, text]) => [`server:${reason}`, text]),
    ),
  };
}

/** One sentence of app and server is the same in each language wherever it is said, unless there is a reason. */
export function check(): Promise<string[]> {
  const english = all('en');
  const found = localeIds
    .filter((locale) => locale !== 'en')
    .flatMap((locale) => differingSentences(locale, english, all(locale)));
  const known = new Set([...Object.keys(severalSenses).map(bare), ...Object.keys(senses)]);
  return Promise.resolve([
    ...found.filter(({ sentence }) => !known.has(sentence)).map(({ fault }) => fault),
    ...Object.keys(senses)
      .filter((sense) => !found.some(({ sentence }) => sentence === sense))
      .map((sense) => `"${sense}" has a reason to be said in several ways, and is not`),
  ]);
}
