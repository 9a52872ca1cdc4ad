// Conversations: a back end has all of them or none.
import { expect, it } from 'vitest';
import { chatMessages, chatPicture, chatUnread, readChat, sendChatMessage } from '../../src/api/chat.ts';
import { customerServiceUrl, otcServiceUrl } from '../../src/api/help.ts';
import * as examples from '../examples/chat.ts';
import {
  command,
  loggedIn,
  pick,
  play,
  read,
  readPage,
  token,
  type ProviderState,
} from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';

const consumer = 'meridian-extensions';
const talked: readonly ProviderState[] = [loggedIn, ['an order was talked about', { token }]];
const inApp: ProviderState = ['operators answer in the app'];
const ofOrder = { order: '1' } as const;

it('chatMessages answers what was said about an order, and what is unseen', async () => {
  const { list, seen_id, unseen_from_id } = examples.chatMessages;
  const data = {
    list: [pick(list[0]!, 'id', 'at_ms', 'by', 'text')],
    is_more: false,
    seen_id,
    unseen_from_id,
    desk_joined: false,
  };
  const query = { ...ofOrder, limit: '30' };
  const answered = await play(
    {
      consumer,
      given: talked,
      does: 'chatMessages of an order',
      query,
      fromState: { order: 'order_id' },
      data,
    },
    () => readPage(chatMessages('1')),
  );
  expect(answered).toEqual(data);
});

it('chatMessages answers a picture, with the id that its sender has chosen', async () => {
  const query = { ...ofOrder, limit: '30' };
  const data = {
    list: [pick(examples.receipt, 'id', 'at_ms', 'by', 'text', 'picture', 'client_message_id')],
    is_more: false,
    desk_joined: false,
  };
  const answered = await play(
    {
      consumer,
      given: [loggedIn, ['a picture was sent to a merchant', { token }]],
      does: 'chatMessages with a picture',
      query,
      fromState: { order: 'order_id' },
      data,
    },
    () => readPage(chatMessages('1')),
  );
  expect(answered).toEqual(data);
});

it('chatMessages answers older ones, and an empty conversation with the desk', async () => {
  const query = { before_id: '1', limit: '30' };
  const data = { list: exactly([]), is_more: exactly(false), desk_joined: exactly(true) };
  const answered = await play(
    { consumer, given: [loggedIn], does: 'chatMessages with the desk before one', query, data },
    () => readPage({ ...chatMessages(undefined), initialPageParam: '1' }),
  );
  expect(answered).toMatchObject({ list: [], is_more: false, desk_joined: true });
});

it('sendChatMessage answers the message as stored', async () => {
  const form = { ...ofOrder, text: 'I have sent the transfer.', client_message_id: 'chat-8Ln4Su1z' };
  const data = {
    ...pick(examples.sendChatMessage, 'id', 'at_ms'),
    by: exactly('customer' as const),
    text: exactly(form.text),
    client_message_id: exactly(form.client_message_id),
  };
  const answered = await play(
    {
      consumer,
      given: [...talked, inApp],
      does: 'sendChatMessage about an order',
      form,
      fromState: { order: 'order_id' },
      data,
    },
    () => command(sendChatMessage(), form),
  );
  expect(answered).toMatchObject({ text: form.text });
});

it('sendChatMessage takes a picture', async () => {
  const form = { picture: '/upload/0mjq1yt5k2h8w3c7vd', client_message_id: 'chat-9Mo5Tv2a' };
  const data = {
    ...pick(examples.receipt, 'id', 'at_ms', 'picture'),
    by: exactly('customer' as const),
    text: exactly(''),
  };
  const answered = await play(
    {
      consumer,
      given: [loggedIn, inApp, ['a picture was uploaded', { token }]],
      does: 'sendChatMessage of a picture',
      form,
      fromState: { picture: 'path' },
      data,
    },
    () => command(sendChatMessage(), form),
  );
  expect(answered).toMatchObject({ picture: examples.receipt.picture });
});

it('readChat answers what is left', async () => {
  const form = { ...ofOrder, until_id: '1' };
  const data = { service: exactly(0), orders: exactly([]) };
  const answered = await play(
    {
      consumer,
      given: talked,
      does: 'readChat of an order',
      form,
      fromState: { order: 'order_id', until_id: 'message_id' },
      data,
    },
    () => command(readChat(), form),
  );
  expect(answered).toEqual({ service: 0, orders: [] });
});

it('readChat answers the orders that are left', async () => {
  const form = { until_id: '1' };
  const data = { service: exactly(0), orders: examples.chatUnread.orders };
  const answered = await play({ consumer, given: talked, does: 'readChat with the desk', form, data }, () =>
    command(readChat(), form),
  );
  expect(answered).toEqual({ service: 0, orders: examples.chatUnread.orders });
});

it('chatUnread counts what is unseen', async () => {
  const data = { service: exactly(0), orders: [pick(examples.chatUnread.orders[0]!, 'order_id', 'count')] };
  const answered = await play({ consumer, given: talked, does: 'chatUnread', data }, () =>
    read(chatUnread()),
  );
  expect(answered).toMatchObject({ orders: examples.chatUnread.orders });
});

it('chatPicture answers the picture of a message', async () => {
  const answered = await play(
    {
      consumer,
      given: talked,
      does: 'chatPicture of a message',
      query: { id: '1' },
      fromState: { id: 'picture_id' },
      data: examples.chatPicture,
    },
    () => read(chatPicture(1)),
  );
  expect(answered).toEqual(examples.chatPicture);
});

it('customerServiceUrl says that operators answer in the app', async () => {
  const answered = await play(
    {
      consumer,
      given: [['no session'], inApp],
      does: 'customerServiceUrl of the app itself',
      data: { customer_url: exactly(''), in_app: exactly(true) },
    },
    () => read(customerServiceUrl()),
  );
  expect(answered).toMatchObject({ link: '', isInApp: true });
});

it('otcServiceUrl says that operators answer in the app', async () => {
  const answered = await play(
    {
      consumer,
      given: [loggedIn, inApp],
      does: 'otcServiceUrl of the app itself',
      hasSession: true,
      data: { otc_url: exactly(''), in_app: exactly(true) },
    },
    () => read(otcServiceUrl()),
  );
  expect(answered).toMatchObject({ link: '', isInApp: true });
});
