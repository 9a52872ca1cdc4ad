import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FirstData } from '../contracts/firstPage.ts';
import { HomePage } from './HomePage.ts';
import { secure } from './security.ts';
import { serveApp } from './staticApp.ts';

const style = 'body{color:red}';
const template = `<!doctype html><html lang="en"><style>${style}</style><div id="root"><!--home--></div><!--data--></html>`;
/** Draws what it is given, and counts how often. */
const renderer = `
let count = 0;
export async function renderFirstPage({ locale, quotations }) {
  if (quotations === 'broken') throw new Error('cannot draw');
  return '<p>' + locale + ' $& ' + (count += 1) + '</p>';
}`;

let folder: string;
let now = 0;
let quotations: unknown;
let home: HomePage;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-home-'));
  writeFileSync(join(folder, 'home.html'), template);
  writeFileSync(join(folder, 'prerender.js'), renderer);
  writeFileSync(join(folder, 'index.html'), '<title>empty</title>');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  now += 10_000;
  quotations = [];
  const read = (): FirstData => ({ locale: 'de', quotations, siteConfig: {} });
  home = (await HomePage.open({ folder, clock: { now: () => now }, read }))!;
});

const text = async () => (await home.page()).html.toString();

it('is drawn once a second at most, also for many at once, and not without being asked for', async () => {
  const [first, second] = await Promise.all([text(), text()]);
  expect(second).toBe(first);
  now += 999;
  expect(await text()).toBe(first);
  now += 1;
  expect(await text()).not.toBe(first);
});

it('is drawn again when the clock was set back', async () => {
  const before = await text();
  now -= 7_200_000;
  expect(await text()).not.toBe(before);
  now += 7_200_000;
});

it('carries what was drawn and what it was drawn from, in the language of the server', async () => {
  quotations = [{ name: '</script><script>alert(1)</script> $&' }];
  const page = await text();
  expect(page).toMatch(/<html lang="de">/);
  expect(page).toMatch(/<div id="root"><p>de \$& \d+<\/p><\/div>/);
  const [, json = ''] = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({ locale: 'de', quotations, siteConfig: {} });
  expect(brotliDecompressSync((await home.page()).brotli).toString()).toBe(page);
});

it('comes under a policy that allows its own styles by their hash; other pages allow none', async () => {
  const app = Fastify();
  await secure(app);
  await serveApp(app, folder, home);
  const hash = createHash('sha256').update(style).digest('base64');
  for (const url of ['/', '/pages/index/index']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(headers['cache-control']).toBe('no-cache');
  }
  expect((await app.inject('/pages/trade/index')).headers['content-security-policy']).toContain(
    "style-src 'self';",
  );
  await app.close();
});

it('that cannot be drawn leaves the empty page to the app, and is tried again a second later', async () => {
  const app = Fastify();
  await secure(app);
  await serveApp(app, folder, home);
  quotations = 'broken';
  expect(await app.inject('/')).toMatchObject({ statusCode: 200, body: '<title>empty</title>' });
  quotations = [];
  now += 1000;
  expect((await app.inject('/')).body).toContain('<p>de');
  await app.close();
});

it('is none where nothing was built', async () => {
  const read = (): FirstData => ({ locale: 'de', quotations, siteConfig: {} });
  expect(
    await HomePage.open({ folder: join(folder, 'nothing'), clock: { now: () => now }, read }),
  ).toBeUndefined();
});
