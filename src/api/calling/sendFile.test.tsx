// Files are sent over a real connection, since no mock of XMLHttpRequest covers these checks.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { callTimeLimit, connectClient } from './client.ts';
import { upload } from '../verification.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

const path = '/upload/0mjq1yt5k2h8w3c7vd';
const ok: Answer = (_, response) => sendJson(response, { type: 'ok', code: 1, message: 'OK', data: path });
const file = new File([new Uint8Array(300_000).fill(7)], 'front.jpg', { type: 'image/jpeg' });

let answer: Answer;
let token: string | undefined;
/** Received requests, complete or partial. */
let requests: { request: IncomingMessage; body: Buffer }[];
let hasEnded: () => void;

function sendJson(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'authorization, language-mark');
  if (request.method === 'OPTIONS') return void response.end();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.socket.once('close', () => hasEnded());
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    requests.push({ request, body });
    answer(request, response, body);
  });
});

beforeEach(async () => {
  answer = ok;
  token = 'secret';
  requests = [];
  hasEnded = () => undefined;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  connectClient({
    origin: `http://127.0.0.1:${port}`,
    credentials: { token: () => token, languageMark: () => 'jp' },
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (control = new AbortController(), onProgress = (_share: number) => undefined as void) =>
  upload(file, { onProgress, signal: control.signal });
const failure = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'none',
    (error: unknown) => error,
  );

/** Shortens one-minute timeouts. */
function hurryMinute(): void {
  const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!;
  vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (
    this: XMLHttpRequest,
    ms: number,
  ) {
    own.set!.call(this, ms === callTimeLimit ? 60 : ms);
  });
}

describe('a file', () => {
  it('is sent as the part of a form, with the session and the language of that moment', async () => {
    expect(await send()).toBe(path);
    const [{ request, body }] = requests as [(typeof requests)[0]];
    expect([request.method, request.url]).toEqual(['POST', '/api/upload']);
    expect(request.headers).toMatchObject({ authorization: 'secret', 'language-mark': 'jp' });
    const [, boundary] = /^multipart\/form-data; ?boundary=(.+)$/.exec(request.headers['content-type']!)!;
    expect(body.toString('latin1')).toBe(
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="file"; filename="front.jpg"',
        'Content-Type: image/jpeg',
        '',
        '\u0007'.repeat(file.size),
        `--${boundary}--`,
        '',
      ].join('\r\n'),
    );
  });

  it('carries no token of a visitor', async () => {
    token = undefined;
    await send();
    expect(requests[0]!.request.headers.authorization).toBeUndefined();
  });

  it('tells how much of it has left, up to all of it', async () => {
    const shares: number[] = [];
    await send(undefined, (share) => void shares.push(share));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });
});

describe('an upload that fails', () => {
  it('ends on the wire when it is stopped, as its caller says', async () => {
    const control = new AbortController();
    const reason = new Error('stopped');
    const ended = new Promise<void>((resolve) => (hasEnded = resolve));
    answer = () => control.abort(reason);
    expect(await failure(send(control))).toBe(reason);
    await ended;
  });

  it('does not begin where it was stopped before', async () => {
    const control = new AbortController();
    control.abort(new Error('stopped'));
    expect(await failure(send(control))).toMatchObject({ message: 'stopped' });
    expect(requests).toEqual([]);
  });

  it('has had 60 seconds', async () => {
    expect(callTimeLimit).toBe(60_000);
    hurryMinute();
    answer = () => undefined;
    const error = await failure(send());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'timeout', isUnanswered: true });
  });

  it('is offline where the connection breaks', async () => {
    answer = (request) => request.socket.destroy();
    expect(await failure(send())).toMatchObject({ kind: 'offline' });
  });

  it('does not end the session that was opened meanwhile', async () => {
    answer = (_, response) => {
      token = 'newer';
      sendJson(response, { type: '999', code: -1, message: 'Your session has ended' });
    };
    expect(await failure(send())).toMatchObject({ kind: 'formerSession' });
    expect(await failure(send())).toMatchObject({ kind: 'sessionExpired' });
  });

  it('says what the server says', async () => {
    const data = { reason: 'verification.pictureType', fields: { file: 'Choose a picture' } };
    answer = (_, response) =>
      sendJson(response, { type: 'error', code: -1, message: 'Choose a picture', data });
    expect(await failure(send())).toMatchObject({
      kind: 'rejected',
      reason: 'verification.pictureType',
      sentence: 'Choose a picture',
    });
  });

  it.each([
    ['a page', 'text/html', '<html>'],
    ['half an envelope', 'application/json', '{"type":"ok","co'],
    ['a path that is none', 'application/json', '{"type":"ok","code":1,"message":"OK","data":{"id":7}}'],
  ])('is neither there nor refused where the answer is %s', async (_, type, text) => {
    answer = (_request, response) => void response.setHeader('content-type', type).end(text);
    expect(await failure(send())).toMatchObject({ kind: 'unreadable', isUnanswered: true });
  });
});
