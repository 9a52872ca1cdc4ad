import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { lineBudget } from './lineBudget.ts';
import { networkOf } from './networkOf.ts';
import { hashOfKey } from '../domains/session/public/Attempts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Reason of the refusal: a key of contracts/messages. */
    refusedFor: string | undefined;
    /** Proven user id of a call without a session. */
    provenUser: number | undefined;
  }
}

/** HTTP status of a server that is temporarily unavailable. */
const unavailable = 503;

/** Field names of secrets; their values are redacted. */
const secretNames = [
  'authorization',
  'password',
  're_password',
  'repassword',
  'code',
  'email_code',
  'mobile_code',
  'token',
  'pay_password',
  'signature',
  'confirmation',
  'credential',
];

/** JSON lines. Headers, queries and bodies are never logged; redaction is a second safeguard. */
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

/** Refusals typical of guessing; many of them deserve attention. */
const suspicious = new Set([
  'account.fundPasswordWrong',
  'account.locked',
  'account.oldPasswordWrong',
  'account.passwordWrong',
  'session.credentials',
  'session.codeFirst',
  'session.codeInvalid',
  'session.waitFirst',
  'system.rateLimited',
]);

/**
 * One line an answer: commands and failures by default, reads at level debug. A refusal names its reason; a refusal and
 * a login name the network as the hash under which attempts are counted (table `attempt`). Answers to invalid requests
 * are sampled: `unlogged` is the number of dropped lines of the kind.
 */
export function answerLog(clock: { now(): number }): (request: FastifyRequest, reply: FastifyReply) => void {
  const budget = lineBudget(clock);
  return (request, reply) => {
    const { operationId } = request.routeOptions.config;
    const { refusedFor: reason, provenUser, session } = request;
    const { statusCode } = reply;
    const call = operationId ?? request.routeOptions.url ?? 'unknown';
    const isBad = reason !== undefined || statusCode >= 400;
    const unlogged = isBad ? budget(`${call} ${statusCode} ${reason}`) : 0;
    if (unlogged === undefined) return;
    const namesNetwork = reason !== undefined || provenUser !== undefined;
    const line = {
      call,
      status: statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: session?.userId ?? provenUser,
      reason,
      ...(namesNetwork ? { network: hashOfKey(networkOf(request.ip)) } : {}),
      ...(unlogged > 0 ? { unlogged } : {}),
    };
    // During an outage of the database, calls log at a lower level; the cause is logged once.
    if (statusCode >= 500 && statusCode !== unavailable) request.log.error(line, 'answered');
    else if (statusCode === unavailable || suspicious.has(reason ?? '')) request.log.warn(line, 'answered');
    else if (request.method === 'GET' && statusCode < 400) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  };
}
