// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const ArticleHead = /* @__PURE__ */ is.record(
  { id: is.integer, title: is.text },
  {
    lang: is.maybe(is.textCode<'en' | 'de' | 'jp' | 'kr' | 'esp' | 'th' | 'zh' | 'hk'>),
    create_time: is.maybe(is.timeS),
    version: is.maybe(is.integer),
    topic: is.maybe(is.textCode<'deposits' | 'withdrawals' | 'verification' | 'trading' | 'support'>),
    summary: is.maybe(is.text),
    effective_ms: is.maybe(is.timeMs),
    accepted_version: is.maybe(is.integer),
    accepted_ms: is.maybe(is.timeMs),
  },
);
export type ArticleHead = is.ReadBy<typeof ArticleHead>;

export const ArticleRow = /* @__PURE__ */ is.both(
  ArticleHead,
  is.record({}, { body: is.maybe(is.text), keywords: is.maybe(is.text) }),
);
export type ArticleRow = is.ReadBy<typeof ArticleRow>;

export const ArticlePage = /* @__PURE__ */ is.record({ list: is.list(ArticleRow) });
export type ArticlePage = is.ReadBy<typeof ArticlePage>;

export const Article = /* @__PURE__ */ is.both(ArticleHead, is.record({ content: is.text }));
export type Article = is.ReadBy<typeof Article>;

export const articles = ArticlePage;

export const article = Article;

export const announcement = /* @__PURE__ */ later.nullable(
  is.record(
    { id: is.integer, title: is.text, content: is.text },
    {
      lang: is.maybe(is.textCode<'en' | 'de' | 'jp' | 'kr' | 'esp' | 'th' | 'zh' | 'hk'>),
      create_time: is.maybe(is.timeS),
      version: is.maybe(is.integer),
    },
  ),
);

export const customerServiceUrl = /* @__PURE__ */ is.record(
  { customer_url: is.text },
  { hosts: is.list(is.text), in_app: is.maybe(is.boolean) },
);

export const otcServiceUrl = /* @__PURE__ */ is.record(
  { otc_url: is.text },
  { hosts: is.list(is.text), in_app: is.maybe(is.boolean) },
);
