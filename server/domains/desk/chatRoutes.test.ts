// Conversations at the desk, on the real server with a controlled clock.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';
import { addWorker, askDesk, logInWorker, worker } from '../../testing/deskWorkers.ts';
import type { Worker } from '../../testing/deskWorkers.ts';
import { photo } from '../../testing/pictureFiles.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { openedFor } from '../../testing/states/otcStates.ts';
import { uploadPicture } from '../../testing/states/verificationStates.ts';
import { joinDesk } from '../chat/public/conversations.ts';
import { uploadBytesMax } from '../verification/public/uploadBytesMax.ts';
import { answerAs, conversationFor, conversationsFor, pictureFor, seenBy } from '../chat/public/deskChat.ts';
import { changesFor } from './DeskStreams.ts';
import type { Operator } from './public/Operators.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;

let server: TestApp;
let picture: Buffer;
let ann: Person;
let token: string;
let people = 0;
let sent = 0;
const [rita, olga] = [worker('rita', 1), worker('olga', 3)];
/** The merchant of the sandbox's offers, and another one. */
const merchant: Operator = { id: 71, name: 'mia', roles: ['merchant'], merchant: 1 };
const otherMerchant: Operator = { ...merchant, id: 72, merchant: 2 };

async function tokenOf(who: Worker): Promise<string> {
  server.clock.advance(30_000);
  return (await logInWorker(server, who)).token;
}

beforeAll(async () => {
  server = await startTestApp({ desk: { host: '127.0.0.1', needsTwo: false } });
  picture = await photo();
  await addWorker(server, rita, 'reviewer');
  await addWorker(server, olga, 'auditor');
  token = await tokenOf(rita);
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  server.clock.advance(1000);
  ann = await server.person(`ann${people}@example.com`);
});

const clientId = () => `client-${(sent += 1)}-id`;
const write = async (who: Person, fields: Record<string, string>) =>
  (await server.call('sendChatMessage', { client_message_id: clientId(), ...fields }, who)).data;
const openOrder = async () => String(await openedFor(server.context, ann.owner, { side: 'buy' }));
const appeal = (order: string) =>
  server.context.executor.run('test.join', (tx) => joinDesk(tx, Number(order)));
const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  askDesk(server, method, `conversations${path}`, { token, ...(body && { body }) });
const serviceKey = async (): Promise<string> => (await ask('GET', '')).list[0].key;
const answer = (key: string, text: string, id = clientId()) =>
  ask('POST', `/${key}/send`, { text, client_message_id: id });
const sendPicture = (key: string, id: string, bytes = picture, type = 'image/jpeg', as = token) =>
  server.app.inject({
    method: 'POST',
    url: `/desk/api/conversations/${key}/picture?client_message_id=${id}`,
    headers: { authorization: as, 'content-type': type },
    payload: bytes,
  });

describe('the desk', () => {
  it('lists the conversations with it, the last changed first, with what it has not seen', async () => {
    await write(ann, { text: 'First question' });
    const bob = await server.person(`bob${people}@example.com`);
    server.clock.advance(1000);
    await write(bob, { text: 'Hello' });
    await write(bob, { text: 'Are you there?' });
    const { list } = await ask('GET', '');
    expect(list.slice(0, 2)).toMatchObject([
      { excerpt: 'Are you there?', unseen: 2, key: expect.stringMatching(/^service-\d+$/) },
      { excerpt: 'First question', unseen: 1 },
    ]);
    expect(list[0].account_number).toMatch(/^\d+$/);
  });

  it('answers, sees what the customer has seen, and marks what it has seen', async () => {
    const asked = await write(ann, { text: 'Question' });
    const key = await serviceKey();
    const said = await answer(key, ' Answer ');
    expect(said).toMatchObject({ status: 200, by: 'desk', text: 'Answer' });
    expect((await ask('GET', `/${key}`)).list.map(({ text }: { text: string }) => text)).toEqual([
      'Answer',
      'Question',
    ]);
    await ask('POST', `/${key}/read`, { until: String(asked.id) });
    expect((await ask('GET', '')).list[0].unseen).toBe(0);
    expect((await server.call('chatMessages', {}, ann)).data).toMatchObject({
      seen_id: asked.id,
      unseen_from_id: said.id,
      list: [{ by: 'desk' }, { by: 'customer' }],
    });
    await server.call('readChat', { until_id: String(said.id) }, ann);
    expect((await ask('GET', `/${key}`)).seen_id).toBe(said.id);
  });

  it('sends a repeated message once, and names no operator to the customer', async () => {
    await write(ann, { text: 'Question' });
    const key = await serviceKey();
    const id = clientId();
    const [one, two] = await Promise.all([answer(key, 'Answer', id), answer(key, 'Answer', id)]);
    expect(one.id).toBe(two.id);
    expect((await answer(key, 'Another', id)).reason).toBe('system.idTaken');
    const { data } = await server.call('chatMessages', {}, ann);
    expect(data.list).toHaveLength(2);
    expect(JSON.stringify(data)).not.toMatch(/rita|operator/);
  });

  it('sends a picture drawn again, once, and reads the picture of the customer', async () => {
    const path = await uploadPicture(server.context, ann.owner);
    const asked = await write(ann, { picture: path });
    const key = await serviceKey();
    const shown = await ask('GET', `/${key}/pictures/${asked.id}`);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    const id = clientId();
    const first = await sendPicture(key, id);
    const again = await sendPicture(key, id);
    expect([first.statusCode, again.json().id]).toEqual([200, first.json().id]);
    const { data } = await server.call('chatPicture', { id: String(first.json().id) }, ann);
    expect(Buffer.from(data.base64, 'base64').equals(picture)).toBe(false);
    const kept = await server.context.store.db
      .selectFrom('document')
      .select('name')
      .where('owner', '=', ann.owner)
      .execute();
    expect(kept).toHaveLength(2);
    expect((await sendPicture(key, clientId(), Buffer.from('nonsense'))).json().reason).toBe(
      'verification.pictureBroken',
    );
    expect((await sendPicture(key, clientId(), Buffer.alloc(uploadBytesMax + 1))).statusCode).toBe(413);
  });

  it('cannot reach the conversation of an order before its appeal, by no call', async () => {
    const order = await openOrder();
    const path = await uploadPicture(server.context, ann.owner);
    const { id } = await write(ann, { order, picture: path });
    const key = `order-${order}`;
    const calls = () => [
      ask('GET', `/${key}`),
      ask('POST', `/${key}/read`, { until: String(id) }),
      answer(key, 'Hello'),
      ask('GET', `/${key}/pictures/${id}`),
    ];
    for (const call of calls()) expect(await call).toMatchObject({ status: 404, reason: 'chat.unknown' });
    expect((await sendPicture(key, clientId())).statusCode).toBe(404);
    expect((await ask('GET', '')).list.map((each: { key: string }) => each.key)).not.toContain(key);
    await appeal(order);
    for (const call of calls()) expect(await call).toMatchObject({ status: 200 });
    expect((await ask('GET', '')).list[0]).toMatchObject({ key, order_id: Number(order) });
  });

  it('reads the picture of a message only in its own conversation', async () => {
    const path = await uploadPicture(server.context, ann.owner);
    const order = await openOrder();
    const { id } = await write(ann, { order, picture: path });
    await write(ann, { text: 'Question' });
    expect(await ask('GET', `/${await serviceKey()}/pictures/${id}`)).toMatchObject({ status: 404 });
  });

  it('is for operators who decide cases', async () => {
    const auditor = await tokenOf(olga);
    expect(await askDesk(server, 'GET', 'conversations', { token: auditor })).toMatchObject({ status: 403 });
    expect(await askDesk(server, 'GET', 'conversations')).toMatchObject({ status: 401 });
    expect((await sendPicture('service-1', clientId(), picture, 'image/jpeg', auditor)).statusCode).toBe(403);
  });
});

describe('a merchant', () => {
  it('reads and answers the conversations of its own orders, and no other one', async () => {
    const { context } = server;
    const order = await openOrder();
    await write(ann, { order, text: 'I have paid' });
    await write(ann, { text: 'To the desk' });
    const service = await serviceKey();
    const key = `order-${order}`;
    expect((await conversationsFor(context, merchant)).map((each) => each.key)).toContain(key);
    expect((await conversationsFor(context, merchant)).map((each) => each.key)).not.toContain(service);
    const said = await answerAs(context, merchant, key, { text: 'Thank you', clientId: clientId() });
    expect(said).toMatchObject({ by: 'merchant', text: 'Thank you' });
    expect((await server.call('chatMessages', { order }, ann)).data.list[0]).toMatchObject({
      by: 'merchant',
    });
    const unknown = { reason: 'chat.unknown' };
    for (const [who, of] of [
      [otherMerchant, key],
      [merchant, service],
      [merchant, 'order-999999999999999'],
    ] as const) {
      await expect(conversationFor(context, who, of)).rejects.toMatchObject(unknown);
      await expect(answerAs(context, who, of, { text: 'x', clientId: clientId() })).rejects.toMatchObject(
        unknown,
      );
      await expect(seenBy(context, who, of, 1)).rejects.toMatchObject(unknown);
      await expect(pictureFor(context, who, of, said.id)).rejects.toMatchObject(unknown);
    }
    expect(await conversationsFor(context, otherMerchant)).toEqual([]);
  });

  it('may write first', async () => {
    const order = await openOrder();
    await answerAs(server.context, merchant, `order-${order}`, { text: 'Hello', clientId: clientId() });
    expect((await server.call('chatUnread', {}, ann)).data.orders).toEqual([
      { order_id: Number(order), count: 1 },
    ]);
  });

  it('is told of changes of its own orders alone, the desk of conversations with it', () => {
    const desk: Operator = { id: 1, name: 'rita', roles: ['reviewer'] };
    const told = (event: Parameters<typeof changesFor>[1]) =>
      [desk, merchant, otherMerchant].map((operator) => changesFor(operator, event));
    const owner = 'user:7';
    expect(told({ type: 'chat', owner, merchant: 1, isWithDesk: false })).toEqual([
      [],
      ['conversations'],
      [],
    ]);
    expect(told({ type: 'chat', owner, merchant: undefined, isWithDesk: true })).toEqual([
      ['conversations'],
      [],
      [],
    ]);
    expect(told({ type: 'otcOrder', owner, id: 3, merchant: 1 })).toEqual([['orders'], ['orders'], []]);
    const review = { type: 'review', owner, id: 3, kind: 'x', reference: '', state: 'submitted' } as const;
    expect(told(review)).toEqual([['queue'], [], []]);
  });
});

describe('the live stream', () => {
  async function listenTo(path: string, as = token) {
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const stop = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/desk/api/${path}`, {
      headers: { authorization: as },
      signal: stop.signal,
    });
    return { response, stop };
  }

  it('says which list has changed, without data, and needs a session', async () => {
    const { response, stop } = await listenTo('stream');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe(':\n\n');
    await write(ann, { text: 'A secret question' });
    expect((await reader.read()).value).toBe('data: conversations\n\n');
    stop.abort();
    expect((await listenTo('stream', 'wrong')).response.status).toBe(401);
  });

  it('is bounded for each operator', async () => {
    const opened = [];
    for (let count = 0; count < 9; count += 1) opened.push(await listenTo('stream'));
    const statuses = opened.map(({ response }) => response.status);
    expect(statuses.slice(0, 8).every((status) => status === 200)).toBe(true);
    expect(statuses[8]).toBeGreaterThanOrEqual(400);
    for (const { stop } of opened) stop.abort();
  });
});
