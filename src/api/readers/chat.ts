// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const ChatMessage = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    at_ms: is.timeMs,
    by: is.textCode<'customer' | 'merchant' | 'desk' | 'auto'>,
    text: is.text,
  },
  { picture: is.record({ width: is.integer, height: is.integer }), client_message_id: is.maybe(is.text) },
);
export type ChatMessage = is.ReadBy<typeof ChatMessage>;

export const ChatMessages = /* @__PURE__ */ is.record(
  { list: is.list(ChatMessage), is_more: is.boolean, desk_joined: is.boolean },
  { seen_id: is.maybe(is.integer), unseen_from_id: is.maybe(is.integer) },
);
export type ChatMessages = is.ReadBy<typeof ChatMessages>;

export const ChatUnread = /* @__PURE__ */ is.record({
  service: is.integer,
  orders: is.list(is.record({ order_id: is.integer, count: is.integer })),
});
export type ChatUnread = is.ReadBy<typeof ChatUnread>;

export const UploadPreview = /* @__PURE__ */ is.record({ type: is.textCode<'image/jpeg'>, base64: is.text });
export type UploadPreview = is.ReadBy<typeof UploadPreview>;

export const chatMessages = ChatMessages;

export const sendChatMessage = ChatMessage;

export const readChat = ChatUnread;

export const chatUnread = ChatUnread;

export const chatPicture = UploadPreview;
