import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { InlineHashes } from './DrawnPages.ts';

const year = 365 * 24 * 3600;

/**
 * Strict headers on everything but `bareFiles`. Cross-origin access is never allowed, so there is no CORS.
 * @param framed origins that a page may show in a frame
 */
export async function secure(app: FastifyInstance, framed: readonly string[] = []): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Older WebKit does not treat sockets of the same host as 'self'.
        connectSrc: ["'self'", (request) => socketOrigins(request.headers.host)],
        manifestSrc: ["'self'"],
        frameSrc: framed.length === 0 ? ["'none'"] : [...framed],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Browsers apply it over HTTPS only, so a local run over http still works.
    strictTransportSecurity: { maxAge: year, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}

/** Browser features that no page uses, denied to injected scripts. */
const unused = ['camera', 'microphone', 'payment', 'usb', 'serial', 'display-capture'];
// The page that finds a place asks for the position after a tap; a frame never may.
const permissionsPolicy = ['geolocation=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ');

/** Headers of static files that a page loads in large numbers: the other headers of `secure` apply to pages. */
export function bareFiles(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    // Same as the option helmet: false, which is read by a hook that has already run.
    Object.assign((route.config ??= {}), { helmet: { skipRoute: true } });
  });
  app.addHook('onRequest', async (_, reply) => {
    // Support looks up API calls, not files.
    reply.removeHeader('x-request-id');
    reply.removeHeader('permissions-policy');
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  });
}

/** Allows the inline styles and script of a page, each by its hash ('sha256-…'), and nothing else inline. */
export function allowInline(reply: FastifyReply, { style, script }: InlineHashes): void {
  const policy = String(reply.raw.getHeader('content-security-policy') ?? '');
  reply.raw.setHeader(
    'content-security-policy',
    policy
      .replace("style-src 'self'", `style-src 'self' ${style}`)
      .replace("script-src 'self'", `script-src 'self' ${script}`),
  );
}

/** The host comes from the caller, so only a valid host is put into the header. */
function socketOrigins(host: string | undefined): string {
  if (!host || !/^[a-zA-Z0-9.[\]:-]{1,255}$/.test(host)) return "'self'";
  return `ws://${host} wss://${host}`;
}
