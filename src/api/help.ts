import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../contracts/schema.d.ts';
import { call, client, type FormOf } from './client.ts';

/** An article with its text as HTML, which comes from the back end and is shown through RichText alone. */
export type Article = components['schemas']['Article'];
export type ArticleHead = components['schemas']['ArticleHead'];

/** The articles of a category, without their texts. */
export const articles = (body: FormOf<'articles'>) =>
  queryOptions({
    queryKey: ['help', 'articles', body],
    queryFn: ({ signal }) => call(client.POST('/news/list', { body, signal })),
  });

export const article = (body: FormOf<'article'>) =>
  queryOptions({
    queryKey: ['help', 'article', body],
    queryFn: ({ signal }) => call(client.POST('/news/detail', { body, signal })),
  });
