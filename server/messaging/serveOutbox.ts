import { createHash, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { outboxPage } from './outboxPage.ts';
import { outboxStyle } from './outboxStyle.ts';
import type { SandboxOutbox } from './SandboxOutbox.ts';

const path = '/sandbox/outbox';
const styleHash = `'sha256-${createHash('sha256').update(outboxStyle).digest('base64')}'`;
const policy = `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves a sandbox's outbox under an unguessable address that is logged; a production server has no such page. */
export function serveOutbox(app: FastifyInstance, outbox: SandboxOutbox | undefined): void {
  if (!outbox) return;
  app.get(path, (request, reply) => {
    const { key } = request.query as { key?: unknown };
    if (!isKey(key, outbox.key)) return reply.callNotFound();
    // Overrides the default headers, which are set on the raw response.
    reply.raw.setHeader('content-security-policy', policy);
    reply.raw.setHeader('referrer-policy', 'no-referrer');
    reply.headers({ 'cache-control': 'no-store' }).type('text/html; charset=utf-8');
    return reply.send(outboxPage(outbox));
  });
  app.addHook('onListen', async () => {
    const { port } = app.server.address() as AddressInfo;
    app.log.info({ page: `http://localhost:${port}${path}?key=${outbox.key}` }, 'sandbox outbox');
  });
}

function isKey(tried: unknown, key: string): boolean {
  if (typeof tried !== 'string') return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(tried), hash(key));
}
