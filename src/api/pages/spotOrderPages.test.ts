import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { spotOrders } from '../../../contracts/examples/spot.ts';
import { connectClient } from '../calling/client.ts';
import { spotOrderPages } from '../spot.ts';

afterEach(() => void vi.unstubAllGlobals());

it('goes on behind the last order of a page', async () => {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const newest = Number(query.get('before_id') ?? 1000) - 1;
    asked.push(query);
    const data = Array.from({ length: Number(query.get('limit')) }, (_, count) => ({
      ...spotOrders[0],
      id: newest - count,
    }));
    return Promise.resolve(Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data }));
  });
  connectClient({
    origin: 'http://localhost',
    credentials: { token: () => undefined, languageMark: () => 'en' },
  });
  await new QueryClient().fetchInfiniteQuery({ ...spotOrderPages({ status: '1' }), pages: 2 });
  const limit = Number(asked[0]?.get('limit'));
  expect(limit).toBeGreaterThan(0);
  expect(asked.map((query) => [query.get('status'), query.get('before_id')])).toEqual([
    ['1', null],
    ['1', String(1000 - limit)],
  ]);
});
