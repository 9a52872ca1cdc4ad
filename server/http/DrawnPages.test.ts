import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AskedMarket, FirstData } from '../../contracts/firstPage.ts';
import { DrawnPages } from './DrawnPages.ts';
import { secure } from './security.ts';
import { serveApp } from './staticApp.ts';

const styles = { home: 'body{color:red}', market: 'body{color:blue}' };
const script = "document.documentElement.dataset.theme = 'dark'";
const lateScript = 'document.body.dataset.late = 1';
const templateOf = (style: string) =>
  `<!doctype html><html lang="en"><script>${script}</script><style>${style}</style><div id="root"><!--content--></div><!--data--><script>${lateScript}</script></html>`;
/** Renders its input and counts the calls; its markets have one-letter names. */
const renderer = `
let count = 0;
export async function renderFirstPage({ locale, quotations }, path) {
  if (quotations === 'broken') throw new Error('cannot draw');
  return '<p>' + path + ' ' + locale + ' $& ' + (count += 1) + '</p>';
}
export async function renderBalance({ locale }) {
  return '<b>balance ' + locale + '</b>';
}
export function askedMarket(query) {
  const symbol = new URLSearchParams(query).get('symbol');
  return symbol?.length === 1 ? { path: '/market?' + symbol, symbol, period: '30min' } : undefined;
}`;
const candle = { time: 0, open: '1', high: '1', low: '1', close: '1', volume: '1' };

let folder: string;
let now = 0;
let quotations: unknown;
let pages: DrawnPages;
const readMarket = vi.fn(({ symbol, period }: AskedMarket): Promise<FirstData['market']> =>
  Promise.resolve({ symbol, period, candles: [candle] }),
);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-drawn-'));
  writeFileSync(join(folder, 'home.html'), templateOf(styles.home));
  writeFileSync(join(folder, 'market.html'), templateOf(styles.market));
  writeFileSync(join(folder, 'prerender.js'), renderer);
  writeFileSync(join(folder, 'index.html'), '<title>empty</title>');
});
afterAll(() => rmSync(folder, { recursive: true }));
const read = (): FirstData => ({ locale: 'de', quotations, siteConfig: {} });
const clock = { now: () => now };
beforeEach(async () => {
  now += 10_000;
  quotations = [];
  readMarket.mockClear();
  pages = (await DrawnPages.open({ folder, clock, read, readMarket }))!;
});

const home = async () => (await pages.home())!.html.toString();
const market = async (symbol: string) => (await pages.market(`symbol=${symbol}`))?.html.toString();

async function served() {
  const app = Fastify();
  await secure(app);
  await serveApp(app, folder, pages);
  return app;
}

it('Home is drawn once a second at most, also for many at once, and not without being asked for', async () => {
  const [first, second] = await Promise.all([home(), home()]);
  expect(second).toBe(first);
  now += 999;
  expect(await home()).toBe(first);
  now += 1;
  expect(await home()).not.toBe(first);
});

it('Home is drawn again when the clock was set back', async () => {
  const before = await home();
  now -= 7_200_000;
  expect(await home()).not.toBe(before);
  now += 7_200_000;
});

it('a page carries what was drawn and what it was drawn from, in the language of the server', async () => {
  quotations = [{ name: '</script><script>alert(1)</script> $&' }];
  const page = await home();
  expect(page).toMatch(/<html lang="de">/);
  expect(page).toMatch(/<div id="root"><p>\/ de \$& \d+<\/p><\/div>/);
  const [, json = ''] = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({ locale: 'de', quotations, siteConfig: {} });
  expect(brotliDecompressSync((await pages.home())!.brotli).toString()).toBe(page);
});

it('a market is drawn for itself with its candles, once a second for all addresses that mean the same', async () => {
  const first = await market('A');
  expect(first).toMatch(/<p>\/market\?A de/);
  expect(first).toContain(
    JSON.stringify({ symbol: 'A', period: '30min', candles: [candle] }).replaceAll('<', '\\u003c'),
  );
  expect((await pages.market('from=somewhere&symbol=A'))?.html.toString()).toBe(first);
  expect(await market('B')).toMatch(/<p>\/market\?B de/);
  expect(readMarket).toHaveBeenCalledTimes(2);
  now += 1000;
  expect(await market('A')).not.toBe(first);
});

it('Home has the place of a member’s balance as a template, in the server’s language; a market has none', async () => {
  expect(await home()).toContain('<template id="early-balance"><b>balance de</b></template>');
  expect(await market('A')).not.toContain('<template');
});

it('a market that is not traded here is not drawn, nor is any beyond what a server can draw in a second', async () => {
  expect(await market('AB')).toBeUndefined();
  const drawn = await Promise.all([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(market));
  expect(drawn.filter((page) => page !== undefined).length).toBeLessThanOrEqual(9);
  expect(await market('A')).toBe(drawn[0]);
  expect(await home()).toContain('<p>/ de');
  now += 1000;
  expect(await market('Z')).toContain('<p>/market?Z de');
});

it('a market without a candle of late is not drawn', async () => {
  readMarket.mockResolvedValueOnce(undefined);
  expect(await market('A')).toBeUndefined();
  now += 1000;
  expect(await market('A')).toContain('<p>/market?A de');
});

it('a page comes under a policy that allows its own styles and each of its scripts by their hash; other pages allow none', async () => {
  const app = await served();
  const policyOf = async (url: string) => {
    const policy = String((await app.inject(url)).headers['content-security-policy']);
    return policy.split(';').filter((part) => /^(script|style)-src /.test(part));
  };
  const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  const allowing = (style: string) => [
    `script-src 'self' ${hashOf(script)} ${hashOf(lateScript)}`,
    `style-src 'self' ${hashOf(style)}`,
  ];
  for (const url of ['/', '/pages/index/index']) expect(await policyOf(url)).toEqual(allowing(styles.home));
  const url = '/pages/trade/kline?symbol=A';
  expect(await policyOf(url)).toEqual(allowing(styles.market));
  expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
  for (const empty of ['/pages/trade/index', '/pages/trade/kline?symbol=AB'])
    expect(await policyOf(empty)).toEqual(["script-src 'self'", "style-src 'self'"]);
  await app.close();
});

it('a page that cannot be drawn leaves the empty page to the app, and is tried again a second later', async () => {
  const app = await served();
  quotations = 'broken';
  for (const url of ['/', '/pages/trade/kline?symbol=A'])
    expect(await app.inject(url)).toMatchObject({ statusCode: 200, body: '<title>empty</title>' });
  quotations = [];
  now += 1000;
  expect((await app.inject('/')).body).toContain('<p>/ de');
  expect((await app.inject('/pages/trade/kline?symbol=A')).body).toContain('<p>/market?A de');
  await app.close();
});

it('there are none where nothing was built', async () => {
  const nothing = join(folder, 'nothing');
  expect(await DrawnPages.open({ folder: nothing, clock, read, readMarket })).toBeUndefined();
});
