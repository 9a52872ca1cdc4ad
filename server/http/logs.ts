import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { lineBudget } from './lineBudget.ts';
import { networkOf } from './networkOf.ts';
import { hashOfKey } from '../domains/session/public/Attempts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused: a key of contracts/messages. */
    refusedFor: string | undefined;
    /** Whom it has proved to come from, without a session. */
    provenUser: number | undefined;
  }
}

/** HTTP's status of a server that cannot answer for now. */
const unavailable = 503;

/** Names under which secrets travel; whatever stands under them is not written down. */
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

/** Refusals that somebody who guesses brings about; many of them are worth a look. */
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
 * One line an answer: commands and whatever went wrong by default, reads at level debug. A refusal names its reason. It
 * and a login name the network as a hash, the one under which its tries are counted (table `attempt`). Answers to bad
 * requests are not all written down: `unlogged` says how many like this one came before it.
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
    // As long as the database is away it is said of every call, and at the reason once.
    if (statusCode >= 500 && statusCode !== unavailable) request.log.error(line, 'answered');
    else if (statusCode === unavailable || suspicious.has(reason ?? '')) request.log.warn(line, 'answered');
    else if (request.method === 'GET' && statusCode < 400) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  };
}
