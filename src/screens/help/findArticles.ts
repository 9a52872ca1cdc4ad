import type { ArticleHead } from '../../api/help.ts';
import { sought } from '../../ui/fields/sought.ts';

/** What was typed, in words as they are searched for. */
export const wordsOf = (search: string): string[] => sought(search).split(/\s+/).filter(Boolean);

/** Those that say every word in their title or in short, the titles that say most of them first. */
export function findArticles(articles: readonly ArticleHead[], words: readonly string[]): ArticleHead[] {
  return articles
    .map((article) => ({ article, title: sought(article.title), text: sought(article.summary ?? '') }))
    .filter(({ title, text }) => words.every((word) => title.includes(word) || text.includes(word)))
    .map((found) => ({ ...found, hits: words.filter((word) => found.title.includes(word)).length }))
    .sort((a, b) => b.hits - a.hits)
    .map(({ article }) => article);
}
