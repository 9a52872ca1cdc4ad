import MiniSearch from 'minisearch';
import type { ArticleRow } from '../../api/help.ts';
import { searchKey } from '../../ui/choices/searchKey.ts';
import { excerptOf } from './excerptOf.ts';
import {
  folded,
  gramsOf,
  isTelling,
  runsOf,
  spellingsOf,
  wholeGramsOf,
  wordsOf,
  type Word,
} from './searchWords.ts';

export interface FoundArticle {
  article: ArticleRow;
  /** Terms to mark, in the format of `searchKey`. */
  marks: readonly string[];
  /** Excerpt of the body; present if title and summary do not contain all matches. */
  excerpt?: string;
}

/** Part of the search text, and the relevance of each matching article. */
interface Piece {
  /** Matching terms as the articles spell them. */
  texts: readonly string[];
  at: number;
  length: number;
  scores: ReadonlyMap<number, number>;
}

/** Field weights: a title states the topic, a body only mentions terms. */
const boost = { title: 10, summary: 3, keywords: 3, body: 1 };
/** Weight of an exact spelling, in addition to the stem's weight. */
const spellingWeight = 0.1;
/** Prefix of a term that is the end of a longer word; such a match is less relevant. */
const within = '~';
const withinWeight = 0.4;
const fields = ['title', 'summary', 'keywords', 'body'] as const;

/** Minimum share of the search text's letters, without fillers, that an article has to match. */
const leastShare = 1 / 3;
/** Minimum share relative to the article with the most matches. */
const shareOfBest = 1 / 2;

/** A German compound is split at this letter or later, if the remainder has at least the minimum length. */
const leastBeforePart = 3;
const shortestPart = 4;
/** Minimum letters of a part of a typed compound. */
const shortestTypedPart = 5;

/** Minimum word length for one typing error, and for two. */
const shortestMistyped = 5;
const longMistyped = 8;

/** Full-text search over the help articles, in the locale of the app. */
export class ArticleSearch {
  readonly #articles: readonly ArticleRow[];
  readonly #locale: string;
  readonly #language: string;
  /** Title, summary, keywords and body of each article as one normalised text. */
  readonly #texts: readonly string[];
  readonly #index: MiniSearch;

  constructor(articles: readonly ArticleRow[], locale: string) {
    this.#articles = articles;
    this.#locale = locale;
    this.#language = new Intl.Locale(locale).language;
    this.#index = new MiniSearch({
      fields: [...fields],
      tokenize: (text) => this.#terms(text),
      processTerm: (term) => term,
    });
    this.#texts = articles.map(({ title, summary = '', keywords = '', body = '' }) =>
      [title, summary, keywords, body].map(folded).join('\n'),
    );
    this.#index.addAll(
      articles.map(({ title, summary, keywords, body }, id) => ({ id, title, summary, keywords, body })),
    );
  }

  /** Articles that match the search text, best first; without a match, articles with similarly spelt words. */
  find(search: string): FoundArticle[] {
    const found = this.#find(search, false);
    return found.length > 0 ? found : this.#find(search, true);
  }

  #find(search: string, isLenient: boolean): FoundArticle[] {
    const text = folded(search);
    const runs = runsOf(text);
    const words = runs.flatMap((run) => wordsOf(run, this.#locale));
    const told = words.filter((word) => !word.isFiller);
    const content = told.length > 0 ? told : words;
    const counts = countedLetters(text, content);
    const pieces = runs.flatMap((run) => {
      const own = content.filter(({ at }) => at >= run.at && at < run.at + run.text.length);
      return run.isUnspaced
        ? spansOf(own).flatMap((span) => this.#unspacedPieces(span))
        : own.flatMap((word) => (isLenient ? this.#likePieces(word) : this.#spacedPieces(word)));
    });
    return this.#ranked(pieces, counts);
  }

  #ranked(pieces: readonly Piece[], counts: readonly boolean[]): FoundArticle[] {
    const letters = counts.filter(Boolean).length;
    const found = this.#articles.flatMap((article, id) => {
      const own = pieces.filter(({ scores }) => scores.has(id));
      const said = counts.filter(
        (isCounted, at) => isCounted && own.some((piece) => at >= piece.at && at < piece.at + piece.length),
      ).length;
      const share = said / letters;
      if (own.length === 0 || share < leastShare) return [];
      const score = own.reduce((sum, { scores }) => sum + scores.get(id)!, 0) * share;
      return [{ id, article, own, share, score }];
    });
    const best = Math.max(...found.map(({ share }) => share));
    return found
      .filter(({ share }) => share >= best * shareOfBest)
      .sort((a, b) => b.score - a.score)
      .map(({ id, article, own }) => this.#shown(id, article, own));
  }

  #shown(id: number, article: ArticleRow, pieces: readonly Piece[]): FoundArticle {
    const head = folded(`${article.title}\n${article.summary ?? ''}`);
    const whole = this.#texts[id]!;
    // Longest spelling that occurs in the article.
    const marks = pieces.flatMap(({ texts }) => texts.find((each) => whole.includes(each)) ?? []);
    const isInHead = marks.every((mark) => head.includes(mark));
    const shown = [...new Set(marks.map(searchKey))];
    const body = folded(article.body ?? '');
    if (isInHead || !marks.some((mark) => body.includes(mark))) return { article, marks: shown };
    return { article, marks: shown, excerpt: excerptOf(article.body!, shown, this.#locale) };
  }

  /**
   * Matches a word by its beginning, in any of its spellings; in German also by its parts if no article covers the
   * whole word.
   */
  #spacedPieces({ text, at }: Word): Piece[] {
    const whole = this.#spacedPiece(text, at);
    if (this.#language !== 'de' || whole.isAbout) return [whole];
    const pieces = [whole];
    for (const [from, part] of partsOf(text)) {
      const piece = this.#spacedPiece(part, at + from, false);
      // An article scores with its longest matching part.
      const scores = new Map(
        [...piece.scores].filter(([id]) => !pieces.some((known) => known.scores.has(id))),
      );
      if (scores.size > 0) pieces.push({ ...piece, scores });
    }
    return pieces;
  }

  /** Typing errors: matches words that differ by one letter, or by two for a long word. */
  #likePieces({ text, at }: Word): Piece[] {
    if (text.length < shortestMistyped) return [];
    const found = this.#index.search(text, {
      boost,
      fuzzy: text.length < longMistyped ? 1 : 2,
      tokenize: () => [text],
    });
    const scores = new Map(found.map(({ id, score }) => [id as number, score]));
    const texts = found[0]?.terms ?? [];
    return [{ texts, at, length: text.length, scores }];
  }

  /** @param isWhole searches within words as well; a part of a compound has to be a word's beginning */
  #spacedPiece(text: string, at: number, isWhole = true): Piece & { isAbout: boolean } {
    const texts = spellingsOf(text, this.#language);
    const terms = this.#language === 'de' && isWhole ? [...texts, `${within}${texts.at(-1)}`] : texts;
    const found = this.#index.search(text, {
      boost,
      prefix: true,
      tokenize: () => terms,
      boostTerm: (term) =>
        term === texts.at(-1) ? 1 : term.startsWith(within) ? withinWeight : spellingWeight,
    });
    return {
      texts,
      at,
      length: text.length,
      scores: new Map(found.map(({ id, score }) => [id as number, score])),
      isAbout: found.some(({ match }) =>
        Object.values(match).some((of) => of.some((field) => field !== 'body')),
      ),
    };
  }

  /**
   * Words of the segmenter, and the longest matching parts of each article: its text may be divided differently, and
   * Korean words end in particles.
   */
  #unspacedPieces({ text, at, words }: Span): Piece[] {
    const pieceOf = (part: string, partAt: number, ids?: ReadonlySet<number>): Piece => ({
      texts: [part],
      at: partAt,
      length: part.length,
      scores: this.#scoresOf(part, ids),
    });
    const telling = words.filter((word) => isTelling(word.text) || word.text === text);
    const parts = new Map<number, Map<string, Set<number>>>();
    for (const [id, article] of this.#texts.entries()) {
      for (const part of longestParts(text, article)) {
        const here = parts.get(part.at) ?? new Map<string, Set<number>>();
        parts.set(part.at, here.set(part.text, (here.get(part.text) ?? new Set()).add(id)));
      }
    }
    return [
      ...telling.map((word) => pieceOf(word.text, word.at)),
      ...[...parts].flatMap(([partAt, here]) =>
        [...here].map(([part, ids]) => pieceOf(part, at + partAt, ids)),
      ),
    ];
  }

  #scoresOf(text: string, ids?: ReadonlySet<number>): Map<number, number> {
    const found = this.#index.search(text, {
      boost,
      combineWith: 'AND',
      tokenize: wholeGramsOf,
      // The typed text may be shorter than the indexed terms.
      prefix: !isTelling(text),
      filter: ({ id }) => ids?.has(id as number) ?? this.#texts[id as number]!.includes(text),
    });
    return new Map(found.map(({ id, score }) => [id as number, score]));
  }

  #terms(text: string): string[] {
    return runsOf(folded(text)).flatMap((run) => {
      if (run.isUnspaced) return gramsOf(run.text);
      const ends = this.#language === 'de' ? endsOf(run.text).map((end) => within + end) : [];
      return [...spellingsOf(run.text, this.#language), ...ends];
    });
  }
}

/** Letters of a text that belong to these words. */
function countedLetters(text: string, words: readonly Word[]): boolean[] {
  const counts = new Array<boolean>(text.length).fill(false);
  for (const word of words) counts.fill(true, word.at, word.at + word.text.length);
  return counts;
}

/** Possible last parts of a compound. */
function endsOf(word: string): string[] {
  const ends: string[] = [];
  for (let from = leastBeforePart; from <= word.length - shortestPart; from += 1) ends.push(word.slice(from));
  return ends;
}

/** Possible parts of a searched compound with their start index, longest first. */
function partsOf(word: string): [from: number, part: string][] {
  const parts: [number, string][] = [];
  for (let length = word.length - 1; length >= shortestTypedPart; length -= 1)
    parts.push([word.length - length, word.slice(-length)], [0, word.slice(0, length)]);
  return parts;
}

/** Adjacent words of an unspaced script, without a stop word between them. */
interface Span {
  text: string;
  at: number;
  words: Word[];
}

function spansOf(words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (const word of words) {
    const last = spans.at(-1);
    if (last && last.at + last.text.length === word.at) {
      last.text += word.text;
      last.words.push(word);
    } else spans.push({ text: word.text, at: word.at, words: [word] });
  }
  return spans;
}

/**
 * Longest parts at each position that occur in an article and are significant. A letter is never separated from its
 * marks.
 */
function longestParts(text: string, article: string): { text: string; at: number }[] {
  const letters = text.match(/\P{M}\p{M}*/gu) ?? [];
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (let from = 0; from < letters.length;) {
    let part = '';
    let to = from;
    while (to < letters.length && article.includes(part + letters[to]!)) part += letters[to++]!;
    const isPart = isTelling(part);
    if (isPart) parts.push({ text: part, at });
    at += isPart ? part.length : letters[from]!.length;
    from = isPart ? to : from + 1;
  }
  return parts;
}
