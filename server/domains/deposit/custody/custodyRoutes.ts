// Where a custody provider tells of deposits (docs/custody.md). It is no call of the app: whoever tells has no session,
// and is believed for their signature.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { Refusal } from '../../../refusal.ts';
import { NoticeFault } from './takeNotice.ts';
import { verifyWebhook } from './verifyWebhook.ts';

/** Of a hundred senders. */
const bodyLimit = 16 * 1024;
/** From one network: a block of a thousand deposits, with each of its confirmations. */
const perMinute = 6000;

/** Nothing where no chain is told of by a provider. */
export function custodyRoutes({ config, deposits, clock, log }: Context) {
  return async (app: FastifyInstance): Promise<void> => {
    const key = config.deposits?.custody?.key;
    if (key === undefined || deposits.told.size === 0) return;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler(answerFault);
    const rateLimit = { max: perMinute, timeWindow: 60_000 };
    app.post('/deposits', { config: { rateLimit }, bodyLimit }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const read = verifyWebhook({ headers: request.headers, body }, { key, now: clock.now() });
      if ('fault' in read) return answer(reply, read.fault.status, read.fault.message);
      const { deposit } = read;
      const watcher = deposits.told.get(deposit.chain);
      if (!watcher) return answer(reply, 422, 'chain is none that is told of here');
      try {
        await watcher.take(deposit);
      } catch (error) {
        if (!(error instanceof NoticeFault)) throw error;
        log.warn({ notice: deposit.id, chain: deposit.chain }, `custody: ${error.message}`);
        return answer(reply, 422, error.message);
      }
      return reply.code(204).send();
    });
  };
}

const answer = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send({ message });

/** Whatever is wrong here is none of the provider's business; it tries again. */
function answerFault(fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (fault instanceof Refusal && fault.reason === 'system.rateLimited')
    return answer(reply, 429, 'too many');
  const { statusCode } = fault as { statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return answer(
      reply,
      statusCode,
      statusCode === 413 ? 'the body is too large' : 'the request is malformed',
    );
  if (!(fault instanceof Refusal)) request.log.error({ err: fault }, 'custody fault');
  return answer(reply, 503, 'try again');
}
