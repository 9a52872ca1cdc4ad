// Bodies other than forms, over real HTTP, of two calls that are declared here.
import { EventEmitter, once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../contracts/readOpenapi.ts';
import type { Product } from '../Domain.ts';
import { product } from '../product.ts';
import { bodyRulesOf } from './bodyRules.ts';
import type { Call } from './handler.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { Uploads } from './Uploads.ts';

const photoBytes = 200_000;
const letterBytes = 300_000;
const photo = { type: 'string', format: 'binary', maxLength: photoBytes };
const note = { type: 'string', maxLength: 40 };

/** Called with the note `wait`, a handler signals its start and waits for permission to end. */
let begun = Promise.withResolvers<void>();
let mayEnd = Promise.withResolvers<void>();

function testProduct(): Product {
  const { specification, domains } = product();
  const { responses } = specification.paths['/user/logout']!.get!;
  const common = () => ({ 'x-domain': 'session', responses: structuredClone(responses) });
  const multipart = {
    schema: { type: 'object', required: ['note', 'photo'], properties: { note, photo } },
    encoding: { photo: { contentType: 'image/jpeg, image/png' } },
  };
  const form = { schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } };
  const paths = {
    ...specification.paths,
    '/test/photo': {
      post: {
        ...common(),
        operationId: 'sendPhoto',
        requestBody: { content: { 'multipart/form-data': multipart } },
      },
    },
    '/test/letter': {
      post: {
        ...common(),
        operationId: 'sendLetter',
        'x-body-limit': letterBytes,
        requestBody: { content: { 'application/x-www-form-urlencoded': form } },
      },
    },
  };
  const sendPhoto = async (_: unknown, { input }: Call<{ note: string; photo: File }>) => {
    if (input.note === 'wait') {
      begun.resolve();
      await mayEnd.promise;
    }
    return [input.note, input.photo.name, input.photo.type, input.photo.size].join(' ');
  };
  const sendLetter = (_: unknown, { input }: Call<{ text: string }>) => String(input.text.length);
  return {
    specification: { ...specification, paths },
    domains: [...domains, { handlers: { sendPhoto, sendLetter } }],
  };
}

let server: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  server = await startTestApp({}, {}, testProduct);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  ({ token } = await server.person('ann@example.com'));
});
afterAll(() => server.close());

/** Start of a JPEG, followed by zeros. */
function jpeg(length: number): Blob {
  const bytes = Buffer.alloc(length);
  bytes.write('ffd8ffe000104a4649460001', 'hex');
  return new Blob([bytes]);
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'me.jpg');
  return form;
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${port}/api/test/${path}`;
  const answer = await fetch(url, { method: 'POST', body, headers: { authorization: token, ...headers } });
  return {
    status: answer.status,
    ...((await answer.json()) as { type: string; message: string; data: unknown }),
  };
}

/** Answer to a request whose announced body is never sent. */
function announce(path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path: `/api/test/${path}`, method: 'POST', headers }, (answer) => {
      answer.setEncoding('utf8').once('data', (text: string) => {
        sent.destroy();
        resolve(text);
      });
    });
    sent.on('error', reject);
    sent.flushHeaders();
  });
}

const refusal = (reason: string) => ({
  type: 'error',
  message: expect.stringMatching(/\S/),
  data: { reason },
});

describe('a call that takes files', () => {
  it('gets them with its fields, each by the type that its bytes say', async () => {
    const answer = await post('photo', formOf({ note: 'my face', photo: jpeg(photoBytes) }));
    expect(answer).toMatchObject({ status: 200, type: 'ok', data: 'my face me.jpg image/jpeg 200000' });
  });

  it('refuses a file that is longer than declared', async () => {
    const answer = await post('photo', formOf({ note: 'my face', photo: jpeg(photoBytes + 1) }));
    expect(answer).toMatchObject({ status: 413, ...refusal('system.fileTooLarge') });
    expect(answer.data).toHaveProperty('fields.photo', answer.message);
  });

  it('refuses more text than any form has', async () => {
    const answer = await post('photo', formOf({ note: 'x'.repeat(65_537), photo: jpeg(20) }));
    expect(answer).toMatchObject({ status: 413, ...refusal('system.tooLarge') });
  });

  it.each<[string, Record<string, string | Blob>, string]>([
    ['a text that it does not have', { admin: '1', note: 'a', photo: jpeg(20) }, 'admin'],
    ['a file that it does not have', { note: 'a', photo: jpeg(20), passport: jpeg(20) }, 'passport'],
    ['a file in place of a text', { note: jpeg(20), photo: jpeg(20) }, 'note'],
    ['a text in place of a file', { note: 'a', photo: 'b' }, 'photo'],
    ['a text that is too long', { note: 'a'.repeat(41), photo: jpeg(20) }, 'note'],
    ['a file whose bytes are of no declared type', { note: 'a', photo: new Blob(['%PDF-1.7']) }, 'photo'],
    ['no file', { note: 'a' }, 'photo'],
  ])('refuses %s', async (_, fields, field) => {
    const answer = await post('photo', formOf(fields));
    expect(answer).toMatchObject({ status: 400, type: 'error' });
    expect(answer.data).toHaveProperty(['fields', field]);
  });

  it('refuses a field that comes twice', async () => {
    const form = formOf({ note: 'a', photo: jpeg(20) });
    form.append('note', 'b');
    expect(await post('photo', form)).toMatchObject({ status: 400, type: 'error' });
  });

  it.each([
    ['JSON', 'application/json', '{"note":"a"}'],
    ['a form', 'application/x-www-form-urlencoded', 'note=a'],
    ['parts without a boundary', 'multipart/form-data', 'note'],
    [
      'parts that break off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="note',
    ],
  ])('refuses %s', async (_, type, body) => {
    expect(await post('photo', body, { 'content-type': type })).toMatchObject({
      status: 400,
      ...refusal('system.invalid'),
    });
  });

  it('refuses strangers, and bodies that are announced too long, before a byte of the body is there', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await announce('photo', { ...type, 'content-length': '1000' })).toContain('"type":"999"');
    const headers = { ...type, authorization: token, 'content-length': '10000000' };
    expect(await announce('photo', headers)).toContain('"reason":"system.fileTooLarge"');
  });

  it('takes one upload of an account at a time', async () => {
    begun = Promise.withResolvers();
    mayEnd = Promise.withResolvers();
    const first = post('photo', formOf({ note: 'wait', photo: jpeg(20) }));
    await begun.promise;
    const second = await post('photo', formOf({ note: 'a', photo: jpeg(20) }));
    mayEnd.resolve();
    expect(second).toMatchObject({ status: 503, ...refusal('system.busy') });
    expect(await first).toMatchObject({ type: 'ok' });
    expect(await post('photo', formOf({ note: 'a', photo: jpeg(20) }))).toMatchObject({ type: 'ok' });
  });

  it('gives up an upload of which nothing comes for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const headers = { authorization: token, 'content-type': 'multipart/form-data; boundary=x' };
    const sent = httpRequest({ port, path: '/api/test/photo', method: 'POST', headers });
    sent.on('error', () => undefined);
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.write('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nhalf');
    const upload = () => post('photo', formOf({ note: 'a', photo: jpeg(20) }));
    while ((await upload()).status !== 503);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    const [{ statusCode, headers: said }] = await answered;
    expect([statusCode, said.connection]).toEqual([503, 'close']);
    expect((await upload()).status).toBe(200);
  });

  it('forgets the upload of a caller who has gone', async () => {
    const url = `http://127.0.0.1:${port}/api/test/photo`;
    const headers = { authorization: token, 'content-type': 'multipart/form-data; boundary=x' };
    const sent = httpRequest(url, { method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.write('--x\r\ncontent-disposition: form-data; name="note"\r\n\r\n');
    const upload = () => post('photo', formOf({ note: 'a', photo: jpeg(20) }));
    await expect.poll(async () => (await upload()).status).toBe(503);
    sent.destroy();
    await expect.poll(async () => (await upload()).status).toBe(200);
  });
});

it('an upload whose caller has gone before it is read takes up nothing', async () => {
  const uploads = new Uploads();
  const rules = { maxBytes: 1024, files: new Map(), texts: [] };
  const request = { session: { owner: 'user:1' }, ip: '127.0.0.1' } as FastifyRequest;
  const read = (closed: boolean) => {
    const raw = Object.assign(new EventEmitter(), { closed });
    return uploads.read(request, { raw } as unknown as FastifyReply, rules);
  };
  await expect(read(true)).rejects.toThrow('system.invalid');
  // Not busy: it continues to the body, which is missing here.
  await expect(read(false)).rejects.not.toThrow('system.busy');
});

describe('a call with a longer form', () => {
  const letter = (length: number) => new URLSearchParams({ text: 'x'.repeat(length) });

  it('takes as much as it declares', async () => {
    const length = letterBytes - 'text='.length;
    expect(await post('letter', letter(length))).toMatchObject({ type: 'ok', data: String(length) });
    expect(await post('letter', letter(length + 1))).toMatchObject({
      status: 413,
      ...refusal('system.tooLarge'),
    });
  });

  it('takes no files', async () => {
    expect(await post('letter', formOf({ text: 'a' }))).toMatchObject({ status: 400, type: 'error' });
  });

  it('reads nothing of a stranger', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1000' };
    expect(await announce('letter', headers)).toContain('"type":"999"');
  });
});

describe('a declaration', () => {
  const operation = (changes: Partial<Operation>): Operation => ({
    operationId: 'sendPhoto',
    'x-domain': 'session',
    responses: {},
    ...changes,
  });
  const takes = (field: object, encoding = {}) => ({
    requestBody: { content: { 'multipart/form-data': { schema: { properties: { field } }, encoding } } },
  });
  const encoding = { field: { contentType: 'image/png' } };

  it('sums up the sizes of its files, and leaves their texts as much as a form has', () => {
    const { maxBytes } = bodyRulesOf(operation(takes(photo, encoding)));
    expect(maxBytes).toBe(photoBytes + 65_536);
  });

  it.each<[string, Partial<Operation>]>([
    ['lets strangers send files', { ...takes(photo, encoding), 'x-session': 'none' }],
    ['lets strangers send a longer form', { 'x-body-limit': 100_000, 'x-session': 'none' }],
    ['leaves the type of a file open', takes(photo)],
    ['leaves the size of a file open', takes({ ...photo, maxLength: undefined }, encoding)],
    ['limits files a second time', { ...takes(photo, encoding), 'x-body-limit': 100_000 }],
  ])('is refused when it %s', (_, changes) => {
    expect(() => bodyRulesOf(operation(changes))).toThrow('sendPhoto');
  });
});
