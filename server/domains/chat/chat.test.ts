// Conversations on the real server with a controlled clock.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatMessagesADay } from '../../../contracts/rules/chat.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import { insertAll } from '../../testing/QueryPlans.ts';
import { addWorker, worker } from '../../testing/deskWorkers.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { said } from '../../testing/states/chatStates.ts';
import { channelsToKeep } from '../../testing/recordDeliveries.ts';
import { defaults, loggedIn } from '../../testing/states/stateOf.ts';
import { openedFor } from '../../testing/states/otcStates.ts';
import { uploadPicture } from '../../testing/states/verificationStates.ts';
import { findConversation, joinDesk } from './public/conversations.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;

let server: TestApp;
let ann: Person;
let bob: Person;
let people = 0;
let sent = 0;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  ann = await server.person(`ann${people}@example.com`);
  bob = await server.person(`bob${people}@example.com`);
  server.clock.advance(1000);
});

const openOrder = async ({ owner }: Person) =>
  String(await openedFor(server.context, owner, { side: 'buy' }));
const clientId = () => `client-${(sent += 1)}-id`;
const send = (who: Person, fields: Record<string, string>) =>
  server.call('sendChatMessage', { client_message_id: clientId(), ...fields }, who);
const read = async (who: Person, fields: Record<string, string> = {}) =>
  (await server.call('chatMessages', fields, who)).data;
const textsOf = ({ list }: { list: { text: string }[] }) => list.map(({ text }) => text);
const answered = (owner: string, order: string, text: string) =>
  said(server.context, owner, { order: Number(order), sender: 'merchant', text, clientId: clientId() });

async function passReply(): Promise<void> {
  server.clock.advance(2000);
  await server.context.dueWork.run();
}

describe('a message', () => {
  it('is stored as it was sent, without surrounding space, and answered with its id', async () => {
    const { data } = await send(ann, {
      text: '  Hello\r\nthere <b>you</b> ',
      client_message_id: 'first-message',
    });
    expect(data).toEqual({
      id: expect.any(Number),
      at_ms: server.clock.now(),
      by: 'customer',
      text: 'Hello\nthere <b>you</b>',
      client_message_id: 'first-message',
    });
    expect(await read(ann)).toEqual({ list: [data], is_more: false, desk_joined: true });
  });

  it('repeated under its id is sent once, also thirty times at the same instant', async () => {
    const form = { text: 'Once', client_message_id: 'the-same-id' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(ann, form)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(textsOf(await read(ann))).toEqual(['Once']);
  });

  it('of another text, order or picture under a used id is refused', async () => {
    const order = await openOrder(ann);
    await send(ann, { text: 'Once', client_message_id: 'a-used-id' });
    const picture = await uploadPicture(server.context, ann.owner);
    const others: Record<string, string>[] = [
      { text: 'Twice' },
      { text: 'Once', order },
      { text: 'Once', picture },
    ];
    for (const other of others) {
      const { data } = await send(ann, { ...other, client_message_id: 'a-used-id' });
      expect(data.reason).toBe('system.idTaken');
    }
  });

  it('may have the same id as a message of another customer', async () => {
    await send(ann, { text: 'Ann', client_message_id: 'shared-id' });
    await send(bob, { text: 'Bob', client_message_id: 'shared-id' });
    expect([textsOf(await read(ann)), textsOf(await read(bob))]).toEqual([['Ann'], ['Bob']]);
  });

  it('needs a text or a picture', async () => {
    for (const text of ['', '   ', '\n'])
      expect((await send(ann, { text })).data).toMatchObject({
        reason: 'chat.empty',
        fields: { text: expect.any(String) },
      });
    expect((await send(ann, {})).data.reason).toBe('chat.empty');
    expect((await send(ann, { text: 'x'.repeat(1001) })).data.fields.text).toBe(refusalText('chat.empty'));
  });

  it('has no hidden characters', async () => {
    const { data } = await send(ann, { text: 'Anna\u202Eekco' });
    expect(data.fields.text).toBe(refusalText('bank.charactersRefused'));
  });

  it('is not in the permanent log', async () => {
    await send(ann, { text: 'My secret garden' });
    const rows = await server.context.store.db
      .selectFrom('command')
      .select(['input', 'outcome'])
      .where('name', '=', 'chat.send')
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('garden');
  });

  it(`is refused after ${chatMessagesADay} of its customer within 24 hours`, async () => {
    await send(ann, { text: 'First' });
    const row = (await findConversation(server.context.store.db, { owner: ann.owner, order: 0 }))!;
    const at = server.clock.now();
    const message = { owner: ann.owner, conversation: row.id, sender: 'customer', text: '', created_at: at };
    await server.context.executor.run('test.fill', ({ db }) =>
      insertAll(
        db,
        'chat_message',
        Array.from({ length: chatMessagesADay - 1 }, (_, nth) => ({
          ...message,
          id: row.last_id + 1n + BigInt(nth),
        })),
      ),
    );
    expect((await send(ann, { text: 'Again' })).data.reason).toBe('chat.tooMany');
    expect((await send(ann, { text: 'Again', order: await openOrder(ann) })).data.reason).toBe(
      'chat.tooMany',
    );
    expect(await send(bob, { text: 'Hello' })).toMatchObject({ type: 'ok' });
    server.clock.advance(86_400_000 + 2000);
    expect(await send(ann, { text: 'The next day' })).toMatchObject({ type: 'ok' });
  });
});

describe('a picture', () => {
  it('is answered whole to its customer', async () => {
    const picture = await uploadPicture(server.context, ann.owner);
    const { data } = await send(ann, { picture });
    expect(data).toMatchObject({ text: '', picture: { width: 400, height: 250 } });
    const shown = await server.call('chatPicture', { id: String(data.id) }, ann);
    expect(Buffer.from(shown.data.base64, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect((await server.call('chatPicture', { id: String(data.id) }, bob)).data.reason).toBe('chat.unknown');
  });

  it('is sent in one message only, and only by its owner', async () => {
    const picture = await uploadPicture(server.context, ann.owner);
    expect((await send(bob, { picture })).data).toMatchObject({
      reason: 'chat.pictureUnknown',
      fields: { picture: refusalText('chat.pictureUnknown') },
    });
    expect(await send(ann, { picture })).toMatchObject({ type: 'ok' });
    expect((await send(ann, { picture })).data.reason).toBe('chat.pictureUnknown');
    expect((await send(ann, { picture: '/upload/unknown' })).data.reason).toBe('chat.pictureUnknown');
  });

  it('of a message is kept longer than an unused upload', async () => {
    const picture = await uploadPicture(server.context, ann.owner);
    const { data } = await send(ann, { picture });
    server.clock.advance(25 * 3_600_000);
    await server.context.dueWork.run();
    expect(await server.call('chatPicture', { id: String(data.id) }, ann)).toMatchObject({ type: 'ok' });
  });
});

describe('messages', () => {
  it('have one order for all, and are read in parts from the newest on', async () => {
    const order = await openOrder(ann);
    await Promise.all([
      send(ann, { order, text: 'a' }),
      answered(ann.owner, order, 'b'),
      send(ann, { order, text: 'c' }),
      answered(ann.owner, order, 'd'),
      send(ann, { order, text: 'e' }),
    ]);
    const whole = await read(ann, { order });
    const ids: number[] = whole.list.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
    expect(textsOf(whole).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    const newest = await read(ann, { order, limit: '3' });
    const older = await read(ann, { order, limit: '3', before_id: String(newest.list.at(-1).id) });
    expect([newest.is_more, older.is_more]).toEqual([true, false]);
    expect([...newest.list, ...older.list]).toEqual(whole.list);
  });

  it('of an order are apart from those of another one and of the desk', async () => {
    const [one, other] = [await openOrder(ann), await openOrder(ann)];
    await send(ann, { order: one, text: 'one' });
    await send(ann, { order: other, text: 'other' });
    await send(ann, { text: 'desk' });
    expect(textsOf(await read(ann, { order: one }))).toEqual(['one']);
    expect(textsOf(await read(ann, { order: other }))).toEqual(['other']);
    expect(textsOf(await read(ann))).toEqual(['desk']);
  });

  it('of another customer are reached by no call and no id', async () => {
    const order = await openOrder(ann);
    const { data: mine } = await send(ann, {
      order,
      text: 'Mine',
      picture: await uploadPicture(server.context, ann.owner),
    });
    const theirs = await answered(ann.owner, order, 'Answer');
    await send(bob, { text: 'Bob' });
    const before = await read(ann, { order });
    const refusals = [
      await server.call('chatMessages', { order }, bob),
      await send(bob, { order, text: 'Intruder' }),
      await server.call('readChat', { order, until_id: String(theirs) }, bob),
    ];
    for (const { data } of refusals) expect(data.reason).toBe('otc.unknown');
    for (const id of [mine.id, theirs])
      expect((await server.call('chatPicture', { id: String(id) }, bob)).data.reason).toBe('chat.unknown');
    // Ids of messages lead to nothing but positions in the own conversation.
    expect(textsOf(await read(bob, { before_id: '999999999999999' }))).toEqual(['Bob']);
    await server.call('readChat', { until_id: String(theirs) }, bob);
    expect((await server.call('chatUnread', {}, bob)).data).toEqual({ service: 0, orders: [] });
    expect(await read(ann, { order })).toEqual(before);
    expect((await server.call('chatUnread', {}, ann)).data.orders).toEqual([
      { order_id: Number(order), count: 1 },
    ]);
  });

  it('need a session', async () => {
    for (const [call, fields] of [
      ['chatMessages', {}],
      ['sendChatMessage', { text: 'x', client_message_id: 'without-session' }],
      ['readChat', { until_id: '1' }],
      ['chatUnread', {}],
      ['chatPicture', { id: '1' }],
    ] as const)
      expect(await server.call(call, fields)).toMatchObject({ type: '999' });
  });
});

describe('unseen messages', () => {
  it('are those of the other side, counted per conversation until they are read', async () => {
    const order = await openOrder(ann);
    await send(ann, { order, text: 'Question' });
    const first = await answered(ann.owner, order, 'One');
    await answered(ann.owner, order, 'Two');
    await said(server.context, ann.owner, { sender: 'desk', text: 'Desk', clientId: clientId() });
    const orders = (count: number) => [{ order_id: Number(order), count }];
    expect((await server.call('chatUnread', {}, ann)).data).toEqual({ service: 1, orders: orders(2) });
    expect(await read(ann, { order })).toMatchObject({ unseen_from_id: first });
    const read1 = await server.call('readChat', { order, until_id: String(first) }, ann);
    expect(read1.data).toEqual({ service: 1, orders: orders(1) });
    // A later position than the newest message does not hide the next one.
    await server.call('readChat', { order, until_id: '999999999999999' }, ann);
    expect((await server.call('chatUnread', {}, ann)).data).toEqual({ service: 1, orders: [] });
    server.clock.advance(1000);
    await answered(ann.owner, order, 'Three');
    expect((await server.call('chatUnread', {}, ann)).data.orders).toEqual(orders(1));
    // An earlier position changes nothing.
    await server.call('readChat', { order, until_id: '999999999999999' }, ann);
    const again = await server.call('readChat', { order, until_id: String(first) }, ann);
    expect(again.data.orders).toEqual([]);
  });

  it('of the owner are told by the feed, and nobody else is told', async () => {
    const told: string[] = [];
    const leave = server.context.executor.subscribe((events) => {
      for (const event of events) if (event.type === 'chat') told.push(event.owner);
    });
    await said(server.context, ann.owner, { sender: 'desk', text: 'Hello', clientId: clientId() });
    leave();
    expect(told).toEqual([ann.owner]);
  });
});

describe('the automatic reply of a sandbox', () => {
  it('comes two seconds after a message, in the language of its customer, once in ten minutes', async () => {
    const ask = { text: 'Wer ist da?', client_message_id: clientId() };
    await server.call('sendChatMessage', ask, { ...ann, language: 'de' });
    await send(ann, { text: 'Hallo?' });
    server.clock.advance(1999);
    await server.context.dueWork.run();
    expect((await read(ann)).list).toHaveLength(2);
    server.clock.advance(1);
    await server.context.dueWork.run();
    expect((await read(ann)).list[0]).toMatchObject({
      by: 'auto',
      text: refusalText('chat.sandboxReply', 'de'),
    });
    await send(ann, { text: 'Noch da?' });
    await passReply();
    expect((await read(ann)).list).toHaveLength(4);
    server.clock.advance(10 * 60_000);
    await send(ann, { text: 'Und jetzt?' });
    await passReply();
    expect((await read(ann)).list.map(({ by }: { by: string }) => by)).toEqual([
      ...['auto', 'customer', 'customer', 'auto', 'customer', 'customer'],
    ]);
  });

  it('comes in the conversation of an order as well', async () => {
    const order = await openOrder(ann);
    await send(ann, { order, text: 'Hello' });
    await passReply();
    expect((await read(ann, { order })).list[0].by).toBe('auto');
  });
});

it('the desk joins the conversation of an order once, also one without messages', async () => {
  const order = await openOrder(ann);
  expect((await read(ann, { order })).desk_joined).toBe(false);
  const join = () => server.context.executor.run('test.join', (tx) => joinDesk(tx, Number(order)));
  await join();
  await join();
  expect(await read(ann, { order })).toEqual({ list: [], is_more: false, desk_joined: true });
  await send(ann, { order, text: 'Hello' });
  expect((await read(ann, { order })).desk_joined).toBe(true);
});

describe('who answers', () => {
  const links = async ({ call }: TestApp, who: { token: string }) => ({
    service: (await call('customerServiceUrl', {}, who)).data,
    order: (await call('otcServiceUrl', {}, who)).data,
  });

  it('is a sandbox itself, in the app', async () => {
    expect(await links(server, ann)).toEqual({
      service: { customer_url: '', hosts: [], in_app: true },
      order: { otc_url: '', hosts: [], in_app: true },
    });
  });

  it('is an external help desk where one is configured', async () => {
    const help = { customerChat: 'https://chat.example/a', otcChat: 'https://chat.example/b' };
    const other = await startTestApp({ help });
    const hosts = ['chat.example'];
    expect(await links(other, await other.person('ann@example.com'))).toEqual({
      service: { customer_url: help.customerChat, hosts },
      order: { otc_url: help.otcChat, hosts },
    });
    await other.close();
  });

  it('is nobody without operators outside a sandbox, and then nothing can be sent', async () => {
    const real = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
    const { executor } = real.context;
    await loggedIn(real.context, {});
    const carl = { token: defaults.token };
    const asked = { text: 'Hello', client_message_id: 'to-nobody' };
    const inApp = async () => {
      const { service, order } = await links(real, carl);
      return [service.in_app, order.in_app];
    };
    expect(await inApp()).toEqual([false, false]);
    expect((await real.call('sendChatMessage', asked, carl)).data.reason).toBe('chat.nobody');
    await addWorker(real, worker('olga', 3), 'auditor');
    expect(await inApp()).toEqual([false, false]);
    await addWorker(real, worker('rita', 1), 'reviewer');
    expect(await inApp()).toEqual([true, true]);
    expect(await real.call('sendChatMessage', asked, carl)).toMatchObject({ type: 'ok' });
    real.clock.advance(2000);
    await real.context.dueWork.run();
    expect((await real.call('chatMessages', {}, carl)).data.list).toHaveLength(1);
    await executor.run('test.disable', ({ db, now }) =>
      db.updateTable('operator').set({ disabled_at: now }).execute(),
    );
    expect(await inApp()).toEqual([false, false]);
    await real.close();
  });
});

it('a sandbox does not reply automatically where an operator reads', async () => {
  const desk = await startTestApp();
  await addWorker(desk, worker('rita', 1), 'reviewer');
  const carl = await desk.person('carl@example.com');
  await desk.call('sendChatMessage', { text: 'Hello', client_message_id: 'to-the-desk' }, carl);
  desk.clock.advance(2000);
  await desk.context.dueWork.run();
  expect((await desk.call('chatMessages', {}, carl)).data.list).toHaveLength(1);
  await desk.close();
});
