import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { firstDataId, homePaths } from '../../contracts/firstPage.ts';
import { quotations } from '../api/market.ts';
import { language } from '../api/session.ts';
import { fillFirstData, readFirstData } from './firstData.ts';
import { pathOf, pages } from './paths.ts';

const data = { locale: 'ja', quotations: [{ id: 1, name: 'USDT', quotation: [] }], siteConfig: {} } as const;
const read = vi.fn(() => Promise.reject(new Error('asked the server')));

beforeEach(() => vi.clearAllMocks());

it('the server draws Home at the addresses that the app has for it', () => {
  expect(homePaths).toEqual([pathOf('Home'), pages.Home.path]);
});

it('is read from the page, and there is none on a page that was not drawn', () => {
  document.body.innerHTML = `<script type="application/json" id="${firstDataId}">${JSON.stringify(data)}</script>`;
  expect(readFirstData()).toEqual(data);
  document.body.innerHTML = '';
  expect(readFirstData()).toBeUndefined();
});

it('answers the first reads without asking the server while it is new, and is asked for again where its age is not known', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: false } } });
  fillFirstData(queryClient, data, Date.now());
  expect(await queryClient.fetchQuery({ ...quotations(), queryFn: read })).toEqual(data.quotations);
  expect(await queryClient.fetchQuery({ ...language(), queryFn: read })).toBe('jp');
  expect(read).not.toHaveBeenCalled();
  fillFirstData(queryClient, data, 0);
  await expect(queryClient.fetchQuery({ ...quotations(), queryFn: read })).rejects.toThrow(
    'asked the server',
  );
});
