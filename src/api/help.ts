import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/help.ts';

/** An article with its text as HTML, which comes from the back end and is shown through RichText alone. */
export type Article = read.Article;
export type ArticleHead = read.ArticleHead;

/** The articles of a category, without their texts. */
export const articles = (body: FormOf<'articles'>) =>
  queryOptions({
    queryKey: ['help', 'articles', body],
    queryFn: ({ signal }) => call(client.POST('/news/list', { body, signal }), read.articles),
  });

export const article = (body: FormOf<'article'>) =>
  queryOptions({
    queryKey: ['help', 'article', body],
    queryFn: ({ signal }) => call(client.POST('/news/detail', { body, signal }), read.article),
  });
