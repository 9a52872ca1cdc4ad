import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { call, callTimeLimit, client, connectClient } from './client.ts';

const ok = (data: unknown) => Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data });
const anything = (data: unknown) => data;
const json = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/json', 'content-length': String(text.length) },
  });
const fetchMock = vi.fn<(request: Request) => Promise<Response>>();
let token: string | undefined;
let mark: string;

beforeEach(() => {
  token = undefined;
  mark = 'en';
  vi.stubGlobal('fetch', fetchMock);
  connectClient({
    origin: 'http://localhost:3121',
    credentials: { token: () => token, languageMark: () => mark },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const lastRequest = () => fetchMock.mock.lastCall![0];

describe('requests', () => {
  it('are forms of exactly one type, without what was left out [rule:session.wire.headers]', async () => {
    fetchMock.mockResolvedValue(ok('done'));
    const body = { user_string: 'a@example.com', password: '1', user_type: 'email' } as const;
    await call(client.POST('/user/login', { body: { ...body, code: '7', areacode: undefined } }), anything);
    expect(lastRequest().headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await lastRequest().text()).toBe('user_string=a%40example.com&password=1&user_type=email&code=7');
  });

  it('escape what a form would take for its own signs', async () => {
    fetchMock.mockResolvedValue(ok('t'));
    const body = { user_string: 'a+b@example.com', password: 'x&y=ü %', user_type: 'email' } as const;
    await call(client.POST('/user/login', { body }), anything);
    expect(Object.fromEntries(new URLSearchParams(await lastRequest().text()))).toEqual(body);
  });

  it('carry the raw token and the language mark of that moment', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(ok('en')));
    await call(client.POST('/get/lang'), anything);
    expect([...lastRequest().headers.keys()]).not.toContain('authorization');
    expect(lastRequest().headers.get('language-mark')).toBe('en');
    token = 'secret';
    mark = 'jp';
    await call(client.POST('/get/lang'), anything);
    expect(lastRequest().headers.get('authorization')).toBe('secret');
    expect(lastRequest().headers.get('language-mark')).toBe('jp');
  });

  it('of a former session do not end the one opened since', async () => {
    const ended = () =>
      Response.json({ type: '999', code: -1, message: 'Your session has ended', msg: 'error' });
    token = 'former';
    fetchMock.mockImplementationOnce(() => {
      token = 'newer';
      return Promise.resolve(ended());
    });
    await expect(call(client.GET('/user/center'), anything)).rejects.toMatchObject({ kind: 'formerSession' });
    fetchMock.mockImplementationOnce(() => Promise.resolve(ended()));
    await expect(call(client.GET('/user/center'), anything)).rejects.toMatchObject({
      kind: 'sessionExpired',
    });
  });

  it('go to /api on the same host', async () => {
    fetchMock.mockResolvedValue(ok([]));
    await call(client.GET('/currency/quotation_new'), anything);
    expect(lastRequest().url).toBe('http://localhost:3121/api/currency/quotation_new');
  });
});

describe('failures', () => {
  const kindOf = async (answer: Promise<unknown>) =>
    answer.then(
      () => 'none',
      (error: unknown) => (error instanceof ApiError ? error.kind : error),
    );
  const hangs = (request: Request) =>
    new Promise<Response>((_, reject) => {
      const abort = () => reject(new DOMException('', 'AbortError'));
      if (request.signal.aborted) abort();
      request.signal.addEventListener('abort', abort);
    });

  it('time out after 60 seconds and not before', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(hangs);
    const settled = vi.fn();
    const kind = kindOf(call(client.GET('/user/center'), anything));
    void kind.then(settled);
    await vi.advanceTimersByTimeAsync(callTimeLimit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await kind).toBe('timeout');
  });

  it('time out too when the body does not end', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation((request) => {
      const body = new ReadableStream({
        start: (stream) =>
          request.signal.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError'))),
      });
      return Promise.resolve(new Response(body));
    });
    const kind = kindOf(call(client.GET('/user/center'), anything));
    await vi.advanceTimersByTimeAsync(callTimeLimit);
    expect(await kind).toBe('timeout');
  });

  it('are offline where the request does not get through', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await kindOf(call(client.GET('/user/center'), anything))).toBe('offline');
  });

  it('leave an abort by the caller as it is', async () => {
    fetchMock.mockImplementation(hangs);
    const caller = new AbortController();
    const kind = kindOf(call(client.GET('/user/center', { signal: caller.signal }), anything));
    caller.abort();
    expect(await kind).toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['the page of a proxy', () => new Response('<html>', { status: 502 })],
    ['half an envelope', () => json('{"type":"ok","code":1,"mess')],
    ['nothing', () => json('')],
    ['no content', () => new Response(null, { status: 204 })],
  ])('are neither success nor refusal where the answer is %s', async (_, answer) => {
    fetchMock.mockResolvedValue(answer());
    const error: unknown = await call(client.GET('/user/center'), anything).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ kind: 'unreadable', isUnanswered: true });
  });
});
