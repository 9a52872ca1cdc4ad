import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 3600;

/** Strict headers on everything. Nothing is allowed to other origins, so there is no CORS at all. */
export async function secure(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Older WebKit does not count sockets of the same host as 'self'.
        connectSrc: ["'self'", (request) => socketOrigins(request.headers.host)],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Browsers heed it over HTTPS only, so a local run is not locked out of http.
    strictTransportSecurity: { maxAge: year, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** The host comes from the caller, so nothing but a host gets into the header. */
function socketOrigins(host: string | undefined): string {
  if (!host || !/^[a-zA-Z0-9.[\]:-]{1,255}$/.test(host)) return "'self'";
  return `ws://${host} wss://${host}`;
}
