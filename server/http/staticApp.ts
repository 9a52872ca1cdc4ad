import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { homePaths, marketPath } from '../../contracts/firstPage.ts';
import type { DrawnPage, DrawnPages } from './DrawnPages.ts';
import { allowInline, bareFiles } from './security.ts';

export const appFolder = fileURLToPath(new URL('../../dist/app', import.meta.url));

/**
 * Serves the built app; returns false when there is none.
 * @param drawn server-rendered pages; without it all pages are served empty
 */
export async function serveApp(
  app: FastifyInstance,
  folder = appFolder,
  drawn?: DrawnPages,
): Promise<boolean> {
  if (!existsSync(`${folder}/index.html`)) return false;
  const files = { root: folder, index: false, preCompressed: true, cacheControl: false } as const;
  // Names under assets/ change with their content; all other files are revalidated.
  const setHeaders = (reply: FastifyReply, path: string) =>
    void reply.header('cache-control', cacheOf(relative(folder, path)));
  await app.register(fastifyStatic, { ...files, serve: false, setHeaders });
  await app.register(async (bare) => {
    bareFiles(bare);
    // The ETag suffices, and scripts are not fetched in ranges.
    const few = { lastModified: false, acceptRanges: false, decorateReply: false } as const;
    await bare.register(fastifyStatic, { ...files, ...few, wildcard: true, setHeaders });
  });
  const config = { rateLimit: false };
  const pages = ['/pages/*', '/index.html'];
  // The documentation is a page too and has page headers; its files are served like the app's.
  for (const path of ['/docs', '/docs/', '/docs/index.html'])
    app.get(path, { config }, (_, reply) => reply.sendFile('docs/index.html'));
  for (const path of drawn ? pages : ['/', ...pages])
    app.get(path, { config }, (_, reply) => sendPage(reply));
  if (drawn) {
    for (const path of homePaths)
      app.get(path, { config }, (request, reply) => sendDrawn(drawn.home(), request, reply));
    app.get(marketPath, { config }, (request, reply) => {
      const [, query = ''] = request.url.split('?', 2);
      return sendDrawn(drawn.market(query), request, reply);
    });
  }
  return true;
}

export function isPageRequest(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** The app's own router handles every path, including unknown ones. */
export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

function cacheOf(path: string): string {
  return path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Sends the rendered page, or the empty one if rendering fails. */
async function sendDrawn(
  page: Promise<DrawnPage | undefined>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const drawn = await page.catch((error: unknown) => {
    request.log.error({ err: error }, 'A page could not be drawn');
    return undefined;
  });
  if (drawn === undefined) return sendPage(reply);
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  allowInline(reply, drawn.inline);
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  if (takesBrotli) reply.header('content-encoding', 'br');
  return reply.send(takesBrotli ? drawn.brotli : drawn.html);
}
