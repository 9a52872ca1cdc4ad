import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const appFolder = fileURLToPath(new URL('../dist/app', import.meta.url));

/** Serves the built app; answers false when there is none. */
export async function serveApp(app: FastifyInstance, folder = appFolder): Promise<boolean> {
  if (!existsSync(`${folder}/index.html`)) return false;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ change with their content; everything else is asked for again.
      reply.header('cache-control', cacheOf(relative(folder, path)));
    },
  });
  for (const path of ['/', '/pages/*']) {
    app.get(path, { config: { rateLimit: false } }, (_, reply) => sendPage(reply));
  }
  return true;
}

export function isPageRequest(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** The app's own router shows what a path means, also for one that it does not have. */
export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

function cacheOf(path: string): string {
  return path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
