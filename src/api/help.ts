import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './calling/ApiError.ts';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/help.ts';

/** Article with its text as HTML from the back end; shown only through RichText. */
export type Article = read.Article;
export type ArticleHead = read.ArticleHead;
/** List row of an article, with its plain text where requested. */
export type ArticleRow = read.ArticleRow;
/** Chat URL and allowed frame hosts, where a back end provides them. */
export interface ChatLink {
  /** Empty without an external help desk. */
  link: string;
  hosts?: readonly string[] | undefined;
  /** The conversation is a screen of the app (src/api/chat.ts). */
  isInApp: boolean;
}
export type Announcement = NonNullable<ReturnType<typeof read.announcement>>;

/** Articles of a category, without their texts. */
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

/** The number may be typed by a user; an invalid one is not requested. */
export const articleNumbered = (body: FormOf<'article'>) => ({
  ...article(body),
  enabled: isNumber(body.id),
});

const isNumber = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id);

/** No article has this id; a retry is useless. */
export const isNoSuchArticle = (id: string, error: unknown): boolean =>
  !isNumber(id) || (error instanceof ApiError && error.reason === 'help.articleUnknown');

/** Announcement that opens over Home now; null without one. */
export const announcement = (body: FormOf<'announcement'>) =>
  queryOptions({
    queryKey: ['help', 'announcement', body],
    queryFn: ({ signal }) => call(client.POST('/news/announcement', { body, signal }), read.announcement),
  });

/** Address of the customer service chat; an empty link if it is unavailable. */
export const customerServiceUrl = () =>
  queryOptions({
    queryKey: ['help', 'customerServiceUrl'],
    queryFn: async ({ signal }): Promise<ChatLink> => {
      const {
        customer_url: link,
        hosts,
        in_app,
      } = await call(client.POST('/set/get_customer_url', { signal }), read.customerServiceUrl);
      return { link, hosts, isInApp: in_app === true };
    },
  });

/** Address of the chat about P2P orders. */
export const otcServiceUrl = () =>
  queryOptions({
    queryKey: ['help', 'otcServiceUrl'],
    queryFn: async ({ signal }): Promise<ChatLink> => {
      const {
        otc_url: link,
        hosts,
        in_app,
      } = await call(client.POST('/set/get_otc_url', { signal }), read.otcServiceUrl);
      return { link, hosts, isInApp: in_app === true };
    },
  });
