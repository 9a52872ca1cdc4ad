// The conversation about an order of 21 November 2026, and one with the desk.
import type { components } from '../schema.d.ts';
import { uploadPreview } from './verification.ts';

type Message = components['schemas']['ChatMessage'];
type Messages = components['schemas']['ChatMessages'];

const at = (hour: number, minute: number): number => Date.UTC(2026, 10, 21, hour, minute);
const id = (nth: number): number => 459_806_112_000_000 + nth;

export const sendChatMessage: Message = {
  id: id(3),
  at_ms: at(14, 13),
  by: 'customer',
  text: 'I have sent the transfer.',
  client_message_id: 'chat-5Hn2Qp7z',
};

export const receipt: Message = {
  id: id(4),
  at_ms: at(14, 14),
  by: 'customer',
  text: '',
  picture: { width: 900, height: 1200 },
  client_message_id: 'chat-6Jk3Rt8y',
};

/** The newest first, of an order before an appeal. */
export const chatMessages: Messages = {
  list: [
    {
      id: id(5),
      at_ms: at(14, 16),
      by: 'merchant',
      text: 'Thank you, I am checking my account.\nMy bank takes a few minutes.',
    },
    receipt,
    sendChatMessage,
    {
      id: id(2),
      at_ms: at(14, 7),
      by: 'merchant',
      text: 'Please send the exact amount from your own account.',
    },
    {
      id: id(1),
      at_ms: at(14, 6),
      by: 'customer',
      text: 'Hello, I am about to pay.',
      client_message_id: 'chat-4Gm1Po6x',
    },
  ],
  is_more: false,
  seen_id: id(3),
  unseen_from_id: id(5),
  desk_joined: false,
};

/** With the desk, in a sandbox. */
export const serviceMessages: Messages = {
  list: [
    {
      id: id(12),
      at_ms: at(9, 30),
      by: 'auto',
      text: 'This is a sandbox, so no one reads this chat. On a live site, an agent would answer here.',
    },
    {
      id: id(11),
      at_ms: at(9, 30),
      by: 'customer',
      text: 'When is my deposit credited?',
      client_message_id: 'chat-3Fl0On5w',
    },
  ],
  is_more: false,
  desk_joined: true,
};

export const chatUnread: components['schemas']['ChatUnread'] = {
  service: 1,
  orders: [{ order_id: 452_509_286_800_110, count: 2 }],
};

export const readChat: components['schemas']['ChatUnread'] = { service: 0, orders: [] };

export const chatPicture: components['schemas']['UploadPreview'] = uploadPreview;
