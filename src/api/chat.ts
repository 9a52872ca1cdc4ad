import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/chat.ts';

export type ChatMessage = read.ChatMessage;
export type ChatMessages = read.ChatMessages;
export type ChatUnread = read.ChatUnread;

/** Messages of a conversation, page by page from the newest; without an order that with the desk. */
export const chatMessages = (order: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'messages', order ?? 'service'],
    queryFn: ({ pageParam, signal }) => {
      const query = { order, before_id: pageParam, limit: '30' };
      return call(client.GET('/chat/messages', { params: { query }, signal }), read.chatMessages);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ list, is_more }) => {
      const oldest = list.at(-1);
      return is_more && oldest ? String(oldest.id) : undefined;
    },
  });

/** Repeating a client_message_id sends nothing again. */
export const sendChatMessage = () =>
  mutationOptions({
    mutationKey: ['chat', 'sendChatMessage'],
    mutationFn: (body: FormOf<'sendChatMessage'>) =>
      call(client.POST('/chat/send', { body }), read.sendChatMessage),
  });

export const readChat = () =>
  mutationOptions({
    mutationKey: ['chat', 'readChat'],
    mutationFn: (body: FormOf<'readChat'>) => call(client.POST('/chat/read', { body }), read.readChat),
  });

/** Counts of unseen messages. */
export const chatUnread = () =>
  queryOptions({
    queryKey: ['chat', 'unread'],
    queryFn: ({ signal }) => call(client.GET('/chat/unread', { signal }), read.chatUnread),
  });

export const chatPicture = (id: number) =>
  queryOptions({
    queryKey: ['chat', 'picture', id],
    queryFn: ({ signal }) =>
      call(client.GET('/chat/picture', { params: { query: { id: String(id) } }, signal }), read.chatPicture),
    // The picture of a message never changes.
    staleTime: Infinity,
  });
