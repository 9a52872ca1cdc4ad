import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Names under which secrets travel; whatever stands under them is not written down. */
const secretNames = [
  'authorization',
  'password',
  're_password',
  'code',
  'email_code',
  'token',
  'pay_password',
];

/** JSON lines. Headers, queries and bodies are never logged; redaction is the second lock on that door. */
export function loggerOptions(config: Config, stream?: { write(line: string): void }) {
  if (config.logLevel === 'silent') return false;
  const paths = secretNames.flatMap((name) => [name, `*.${name}`]);
  return {
    level: config.logLevel,
    redact: { paths, censor: '[hidden]' },
    serializers: { req: (request: FastifyRequest) => ({ method: request.method }) },
    ...(stream ? { stream } : {}),
  } satisfies FastifyServerOptions['logger'];
}

/** One line an answer: commands and whatever went wrong by default, reads at level debug. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { operationId } = request.routeOptions.config;
  const line = {
    call: operationId ?? request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    user: request.session?.userId,
  };
  if (reply.statusCode >= 500) request.log.error(line, 'answered');
  else if (reply.statusCode >= 400) request.log.warn(line, 'answered');
  else if (request.method === 'GET') request.log.debug(line, 'answered');
  else request.log.info(line, 'answered');
}
