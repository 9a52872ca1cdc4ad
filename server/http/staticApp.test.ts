import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secure } from './security.ts';
import { isPageRequest, sendPage, serveApp } from './staticApp.ts';

const page = '<!doctype html><title>Meridian</title>';
const script = 'export const answer = 42;';
const html = { accept: 'text/html' };

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-static-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'theme.js'), script);
  writeFileSync(join(folder, 'assets/main-abc123.js'), script);
  writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  app = Fastify();
  expect(await serveApp(app, folder)).toBe(true);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it.each(['/', '/pages/trade/index?symbol=BTC/USDT', '/pages/assets/c2c/buy'])(
  '%s is the page',
  async (url) => {
    const answer = await app.inject({ url, headers: html });
    expect(answer).toMatchObject({ statusCode: 200, body: page });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  },
);

it('a name that changes with its content is kept for good, another one is asked for again', async () => {
  const asset = await app.inject('/assets/main-abc123.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const theme = await app.inject('/theme.js');
  expect(theme.headers['cache-control']).toBe('no-cache');
});

it('only the folder of such names counts, not one above the app', async () => {
  const above = join(folder, 'assets/installed/app');
  mkdirSync(above, { recursive: true });
  writeFileSync(join(above, 'index.html'), page);
  writeFileSync(join(above, 'theme.js'), script);
  const other = Fastify();
  await serveApp(other, above);
  for (const url of ['/', '/theme.js']) {
    expect((await other.inject(url)).headers['cache-control']).toBe('no-cache');
  }
  await other.close();
});

it('files come compressed to whoever takes brotli', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  for (const [url, text] of [
    ['/', page],
    ['/assets/main-abc123.js', script],
  ] as const) {
    const answer = await app.inject({ url, headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
  }
  expect((await app.inject('/assets/main-abc123.js')).body).toBe(script);
});

it.each(['/assets/none.js', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])(
  '%s is not there',
  async (url) => expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400),
);

it('without a build nothing is served', async () => {
  const other = Fastify();
  expect(await serveApp(other, join(folder, 'nothing'))).toBe(false);
});

it('a path without a page of its own shows the app to a browser, with status 404', async () => {
  const other = Fastify();
  await serveApp(other, folder);
  other.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(reply.code(404)) : reply.code(404).send('none'),
  );
  expect(await other.inject({ url: '/nowhere', headers: html })).toMatchObject({
    statusCode: 404,
    body: page,
  });
  expect(await other.inject('/nowhere.js')).toMatchObject({ statusCode: 404, body: 'none' });
  await other.close();
});

it('files carry short headers, pages and what is not there the whole policy', async () => {
  const other = Fastify();
  await secure(other);
  await serveApp(other, folder);
  other.setNotFoundHandler((request, reply) => {
    void reply.helmet();
    return isPageRequest(request) ? sendPage(reply.code(404)) : reply.code(404).send('none');
  });
  for (const url of ['/assets/main-abc123.js', '/theme.js']) {
    const { headers } = await other.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  }
  for (const url of ['/', '/index.html', '/pages/trade/index', '/nowhere', '/assets/nothing'])
    expect((await other.inject({ url, headers: html })).headers).toHaveProperty('content-security-policy');
  await other.close();
});

it('the page at /docs has the whole policy, and nothing in it that the policy forbids', async () => {
  const docs = readFileSync(new URL('../../public/docs/index.html', import.meta.url), 'utf8');
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'docs/index.html'), docs);
  const other = Fastify();
  await secure(other);
  await serveApp(other, folder);
  for (const url of ['/docs', '/docs/', '/docs/index.html']) {
    const { statusCode, headers, body } = await other.inject(url);
    expect([statusCode, body]).toEqual([200, docs]);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  }
  expect(docs).not.toMatch(/<script(?![^>]* src="\/)|<style|\sstyle=|\son\w+=|https?:/);
  await other.close();
});
