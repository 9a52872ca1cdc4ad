import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { isNoSuchCall } from '../calling/ApiError.ts';
import { connectClient } from '../calling/client.ts';
import { noticePages } from './noticePages.ts';

connectClient({
  origin: 'http://localhost',
  credentials: { token: () => 'token-1', languageMark: () => 'en' },
});
afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: object): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return client.fetchInfiniteQuery(noticePages()).then(({ pages }) => pages);
}

it('a page has the rows and how many there are', async () => {
  const all = { kind: 'session.newLogIn', category: 'security', title: 'New login', about: {} };
  const row = { ...all, sent_to: [], created_ms: 1_767_614_400_000, is_read: false };
  const list = [
    { ...row, id: 2 },
    { ...row, id: 1 },
  ];
  const data = { list, count: 2, unread: 1, page: 1, limit: 40 };
  const pages = await answer(200, { type: 'ok', code: 1, message: 'OK', msg: 'success', data });
  expect(pages).toEqual([{ rows: list, count: 2, isLast: true }]);
});

it('a back end without notices is told from one that has none yet', async () => {
  const refusal = { type: 'error', code: 0, message: 'ERROR', msg: 'ERROR', data: null };
  await expect(answer(404, refusal)).rejects.toSatisfy(isNoSuchCall);
  await expect(answer(500, refusal)).rejects.not.toSatisfy(isNoSuchCall);
});
