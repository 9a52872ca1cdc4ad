// Receives a custody provider's notices of deposits and withdrawals (docs/custody.md). These are no calls of the app:
// the caller has no session and is authenticated by its signature.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { readPayoutNotice, takePayoutNotice } from '../domains/withdrawal/payouts/takePayoutNotice.ts';
import type { PayoutNotice } from '../domains/withdrawal/payouts/takePayoutNotice.ts';
import { NoticeFault } from '../custody/notices/NoticeFault.ts';
import { readDeposit, verifyWebhook } from '../custody/notices/verifyWebhook.ts';
import type { CustodyDeposit } from '../custody/notices/verifyWebhook.ts';

/** Enough for a hundred senders. */
const bodyLimit = 16 * 1024;
/** Per network: a block of a thousand deposits, with each of its confirmations. */
const perMinute = 6000;

/** Parser and handler of one kind of notice. */
interface Told<Notice extends { id: string }> {
  key: string;
  read(body: string): Notice;
  /** @throws NoticeFault */
  take(notice: Notice): Promise<void>;
}

/** No routes when no provider sends notices. */
export function custodyRoutes(context: Context) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler(answerFault);
    const deposits = depositsOf(context);
    if (deposits) listen(context, app, '/deposits', deposits);
    const withdrawals = withdrawalsOf(context);
    if (withdrawals) listen(context, app, '/withdrawals', withdrawals);
  };
}

function depositsOf({ config, deposits }: Context): Told<CustodyDeposit> | undefined {
  const key = config.deposits?.custody?.key;
  if (key === undefined || deposits.told.size === 0) return undefined;
  const take = async (deposit: CustodyDeposit): Promise<void> => {
    const watcher = deposits.told.get(deposit.chain);
    if (!watcher) throw new NoticeFault('chain is none that is told of here');
    await watcher.take(deposit);
  };
  return { key, read: readDeposit, take };
}

function withdrawalsOf({ config, executor }: Context): Told<PayoutNotice> | undefined {
  const key = config.withdrawals?.custody?.key;
  if (key === undefined) return undefined;
  return {
    key,
    read: readPayoutNotice,
    take: (told) => takePayoutNotice({ executor, pace: config.payoutPace }, told),
  };
}

function listen<Notice extends { id: string }>(
  { clock, log }: Context,
  app: FastifyInstance,
  path: string,
  { key, read, take }: Told<Notice>,
): void {
  const rateLimit = { max: perMinute, timeWindow: 60_000 };
  app.post(path, { config: { rateLimit }, bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const body = typeof request.body === 'string' ? request.body : '';
    const verified = verifyWebhook({ headers: request.headers, body }, { key, now: clock.now(), read });
    if ('fault' in verified) return answer(reply, verified.fault.status, verified.fault.message);
    try {
      await take(verified.told);
    } catch (error) {
      if (!(error instanceof NoticeFault)) throw error;
      log.warn({ notice: verified.told.id, of: path }, `custody: ${error.message}`);
      return answer(reply, 422, error.message);
    }
    return reply.code(204).send();
  });
}

const answer = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send({ message });

/** The provider learns nothing about internal faults; it retries. */
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
