// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const NoticesRead = /* @__PURE__ */ is.record({ unread: is.integer });
export type NoticesRead = is.ReadBy<typeof NoticesRead>;

export const readNotices = NoticesRead;
