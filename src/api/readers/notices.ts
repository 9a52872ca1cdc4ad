// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const NoticeRow = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    kind: is.text,
    category: is.text,
    title: is.text,
    about: is.map(is.maybe(is.text)),
    sent_to: is.list(is.masked),
    created_ms: is.timeMs,
    is_read: is.boolean,
  },
  { page: is.maybe(is.text) },
);
export type NoticeRow = is.ReadBy<typeof NoticeRow>;

export const NoticePage = /* @__PURE__ */ is.record({
  list: is.list(NoticeRow),
  count: is.integer,
  unread: is.integer,
});
export type NoticePage = is.ReadBy<typeof NoticePage>;

export const notices = NoticePage;
