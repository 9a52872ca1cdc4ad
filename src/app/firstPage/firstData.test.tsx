import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { firstDataId, homePaths, marketPath } from '../../../contracts/firstPage.ts';
import { LaterFeed } from '../../api/feed/LaterFeed.ts';
import { quotations } from '../../api/market.ts';
import { language } from '../../api/session.ts';
import { askedMarket } from './askedMarket.ts';
import { fillFirstData, readFirstData } from './firstData.ts';
import { pathOf, pages } from '../paths.ts';

const data = { locale: 'ja', quotations: [{ id: 1, name: 'USDT', quotation: [] }], siteConfig: {} } as const;
const read = vi.fn(() => Promise.reject(new Error('asked the server')));

beforeEach(() => vi.clearAllMocks());

it('the server draws Home and markets at the addresses that the app has for them', () => {
  expect(homePaths).toEqual([pathOf('Home'), pages.Home.path]);
  expect(marketPath).toBe(pages.Kline.path);
});

it('is read from the page, and there is none on a page that was not drawn', () => {
  document.body.innerHTML = `<script type="application/json" id="${firstDataId}">${JSON.stringify(data)}</script>`;
  expect(readFirstData()).toEqual(data);
  document.body.innerHTML = '';
  expect(readFirstData()).toBeUndefined();
});

it('answers the first reads without asking the server while it is new, and is asked for again where its age is not known', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: false } } });
  const feed = new LaterFeed(() => Promise.reject(new Error('no feed')));
  fillFirstData({ queryClient, feed }, data, Date.now());
  expect(await queryClient.fetchQuery({ ...quotations(), queryFn: read })).toEqual(data.quotations);
  expect(await queryClient.fetchQuery({ ...language(), queryFn: read })).toBe('jp');
  expect(read).not.toHaveBeenCalled();
  fillFirstData({ queryClient, feed }, data, 0);
  await expect(queryClient.fetchQuery({ ...quotations(), queryFn: read })).rejects.toThrow(
    'asked the server',
  );
});

it('holds the candles of a market for whoever asks the feed for this pair and period', () => {
  const feed = new LaterFeed(() => Promise.reject(new Error('no feed')));
  const candle = { time: 0, open: '1', high: '2', low: '1', close: '2', volume: '3' };
  const market = { symbol: 'BTC/USDT', period: '30min', candles: [candle] } as const;
  fillFirstData({ queryClient: new QueryClient(), feed }, { ...data, market }, Date.now());
  const of = (symbol: string, period: CandlePeriod) => feed.candles(symbol, period).history.snapshot();
  expect(of('BTC/USDT', '30min')).toMatchObject({ state: 'ready', candles: [candle] });
  expect(of('BTC/USDT', '60min')).toMatchObject({ state: 'loading', candles: [] });
  expect(of('ETH/USDT', '30min')).toMatchObject({ state: 'loading', candles: [] });
});

const quotation = ['BTC/USDT', 'ETH/USDT'].map((symbol) => ({ symbol }));
const groups = [{ id: 1, name: 'USDT', quotation }];

it.each([
  ['symbol=ETH%2FUSDT&period=line&from=mail', '/pages/trade/kline?symbol=ETH%2FUSDT&period=line', '1min'],
  ['period=1week', '/pages/trade/kline?symbol=BTC%2FUSDT&period=1week', '1week'],
  ['symbol=BTC/USDT&period=never', '/pages/trade/kline?symbol=BTC%2FUSDT&period=30min', '30min'],
])('the market that %s asks for is %s', (query, path, period) => {
  expect(askedMarket(query, groups)).toMatchObject({ path, period });
});

it('an address with a pair that is not traded here asks for no market', () => {
  expect(askedMarket('symbol=DOGE%2FUSDT', groups)).toBeUndefined();
  expect(askedMarket('', [])).toBeUndefined();
});

it('the page of a stock is drawn by the browser alone', () => {
  expect(askedMarket('stock=NVDA', groups)).toBeUndefined();
  expect(askedMarket('stock=NVDA&symbol=BTC%2FUSDT', groups)).toBeUndefined();
});

it('leaves an account to ask for its own language', () => {
  const queryClient = new QueryClient();
  const feed = new LaterFeed(() => Promise.reject(new Error('no feed')));
  fillFirstData({ queryClient, feed }, data, Date.now(), { isVisitor: false });
  expect(queryClient.getQueryData(language().queryKey)).toBeUndefined();
});
