import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { formBytesMax } from './http/bodyRules.ts';
import type { Context, Surroundings } from './context.ts';
import { joined } from './Domain.ts';
import type { Product } from './Domain.ts';
import { createContext } from './createContext.ts';
import { drainOnClose } from './http/drain.ts';
import { keepAddress } from './http/keepAddress.ts';
import { amountRefusal } from './http/amountRefusal.ts';
import { refused } from './http/envelope.ts';
import { BeyondUnits } from './ledger/units.ts';
import { UnknownOutcome } from './commands/CommandExecutor.ts';
import { isFile, limitKeyOf, tooManyRequests } from './http/limits.ts';
import { answerLog, loggerOptions } from './http/logs.ts';
import { custodyRoutes } from './http/custodyRoutes.ts';
import { deskRoutes } from './domains/desk/deskRoutes.ts';
import { Feed } from './domains/market/Feed.ts';
import { serveOutbox } from './messaging/serveOutbox.ts';
import { askedLocale, bindOpenapi } from './http/openapi.ts';
import { Metrics } from './ops/Metrics.ts';
import { observeCalls } from './ops/observeCalls.ts';
import { observeFeed } from './ops/observeFeed.ts';
import { product as meridian } from './product.ts';
import type { Random } from './random.ts';
import { Refusal } from './refusal.ts';
import { withoutRepeats } from './repeatedFaults.ts';
import { chatOrigins } from './domains/help/helpConfig.ts';
import { secure } from './http/security.ts';
import { openDrawnPages } from './http/openDrawnPages.ts';
import { isPageRequest, sendPage, serveApp } from './http/staticApp.ts';

/** Compresses a list of candles in about a millisecond; the best quality would take thirty times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const schemaOptions = {
  removeAdditional: false,
  useDefaults: true,
  coerceTypes: false,
  allErrors: true,
  verbose: true,
  strict: false,
} as const;

export interface AppOptions extends Omit<Surroundings, 'metrics'> {
  /** Metrics of the process; own ones by default. */
  metrics?: Metrics;
  /** Folder of the built app; default dist/app. */
  appFolder?: string;
  /** Destination of log lines; default standard output. */
  logStream?: { write(line: string): void };
  /** Default: this product. */
  product?: Product;
  /** Compiler of the calls' schemas; default: Fastify's own. */
  compiling?: Pick<FastifyServerOptions, 'schemaController'>;
}

/**
 * The complete server, ready to listen: ledger, engine, market, calls, feed and the built app. Closing it finishes
 * waiting commands and closes the sockets; the caller closes the store.
 * @throws Error if calls and handlers do not match, or the database cannot be read
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance & { context: Context }> {
  const { config, metrics = new Metrics(), product = meridian() } = options;
  const app = Fastify({
    logger: loggerOptions(config, options.logStream),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: formBytesMax,
    // Trusts the nearest proxy only: further entries of X-Forwarded-For are set by the caller.
    trustProxy: config.trustsProxy && ((_, hop) => hop === 0),
    genReqId: requestIds(options.random),
    requestTimeout: 60_000,
    frameworkErrors: (fault, request, reply) => {
      // A URL that cannot be decoded has no route, so no hook has run.
      request.locale = askedLocale(request) ?? config.defaultLocale;
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      void answerFault(fault, request, reply);
    },
    ...options.compiling,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
    ajv: { customOptions: schemaOptions },
  });
  app.server.on('connection', keepAddress);
  const context = await createContext({ ...options, metrics, domains: product.domains }, app.log);
  app.decorate('context', context);
  // Runs after the last connection is closed.
  app.addHook('onClose', () => context.close());
  // Closed first, because connections end with their requests, and some requests wait for a message.
  app.addHook('preClose', async () => void context.outbox.close());
  app.decorateRequest('session', undefined);
  app.decorateRequest('locale', config.defaultLocale);
  app.decorateRequest('refusedFor', undefined);
  app.decorateRequest('provenUser', undefined);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(handleErrors(options, context));
  app.addHook('onRequest', async (request, reply) => {
    request.locale = askedLocale(request) ?? config.defaultLocale;
    reply.header('x-request-id', request.id);
  });
  const [logAnswer, observeCall] = [answerLog(options.clock), observeCalls(metrics)];
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request, reply);
    observeCall(request, reply);
  });
  await secure(app, chatOrigins(config.help));
  await app.register(rateLimit, {
    max: config.limits.callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: limitKeyOf,
    allowList: isFile,
    errorResponseBuilder: tooManyRequests,
  });
  // Compression is enabled per route.
  await app.register(compress, { global: false, threshold: 1024, encodings: ['br', 'gzip'], brotliOptions });
  await serveCalls(app, { context, product });
  serveOutbox(app, context.sandboxOutbox);
  // Outside a sandbox it has a port that only operators can reach.
  if (config.isSandbox && config.desk.port === undefined)
    await app.register(deskRoutes(context), { prefix: '/desk' });
  const hasApp = await serveApp(app, options.appFolder, await openDrawnPages(context, options.appFolder));
  app.setNotFoundHandler((request, reply) => {
    // File routes have the headers of files until this point.
    void reply.helmet();
    if (hasApp && isPageRequest(request) && !request.url.startsWith('/api/'))
      return sendPage(reply.code(404));
    return answerFault(new Refusal('system.notFound'), request, reply);
  });
  connectFeed(app, context, product);
  app.addHook('onListen', () => context.start());
  return app as unknown as FastifyInstance & { context: Context };
}

/** Sockets share the port of the calls and close before it. */
function connectFeed(app: FastifyInstance, context: Context, { domains }: Product): void {
  const { market, exchange, committed, executor, clock, config, sessions, log } = context;
  const feed = new Feed(app.server, {
    market,
    pairs: exchange.pairs,
    committed,
    executor,
    clock,
    sessions,
    connectionsPerNetwork: config.limits.socketsPerNetwork,
    trustsProxy: config.trustsProxy,
    ownerMessages: joined(domains, 'ownerMessages'),
    broadcasts: joined(domains, 'broadcasts'),
    onFault: (error) => log.error({ err: error }, 'feed fault'),
  });
  observeFeed(feed, context);
  sessions.onEnded(({ tokenHash }) => feed.endSession(tokenHash));
  app.addHook('preClose', async () => {
    feed.close();
    drainOnClose(app.server);
  });
}

/** Registers the calls of the contract and the routes of other clients. */
async function serveCalls(
  app: FastifyInstance,
  { context, product }: { context: Context; product: Product },
): Promise<void> {
  await app.register(calls, { prefix: '/api', context, product });
  await app.register(custodyRoutes(context), { prefix: '/api/custody' });
}

async function calls(
  app: FastifyInstance,
  { context, product }: { context: Context; product: Product },
): Promise<void> {
  // Other bodies than forms are refused before they are read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (_request, _body, done) =>
    done(new Refusal('system.invalid')),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(formbody, { bodyLimit: formBytesMax });
  if (context.config.validatesResponses) {
    const { validateResponses } = await import('./http/validateResponses.ts');
    await validateResponses(app);
  }
  // Registered before the calls, whose hooks reject unknown fields on each route.
  app.all('/*', () => {
    throw new Refusal('system.notFound');
  });
  await bindOpenapi(app, context, product);
}

function handleErrors(
  { store: { isPassing, damageOf }, clock }: AppOptions,
  { gate, log }: Context,
): Parameters<FastifyInstance['setErrorHandler']>[0] {
  const onOutOfReach = withoutRepeats(
    (error, repeated) => log.error({ err: error, repeated }, 'the database is out of reach'),
    clock,
  );
  return (fault, request, reply) => {
    // The outcome of a command whose commit failed is looked up in any case.
    const damage = fault instanceof UnknownOutcome ? undefined : damageOf(fault);
    if (damage !== undefined) {
      gate.stop([damage]);
      return answerFault(new Refusal('system.moneyPaused'), request, reply);
    }
    const refusal = fault instanceof BeyondUnits ? amountRefusal(fault, request) : undefined;
    if (!isPassing(fault)) return answerFault(refusal ?? fault, request, reply);
    onOutOfReach(fault);
    return answerFault(new Refusal('system.unavailable'), request, reply);
  };
}

function answerFault(fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = refused(fault, request.locale, request.id);
  request.refusedFor = body.data.reason;
  // A refusal is an expected result: the response's log line contains its reason.
  if (status >= 500 && !(fault instanceof Refusal)) request.log.error({ err: fault }, 'fault');
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Short enough to read out to support. A counter would reveal the number of requests. */
function requestIds(random: Random): () => string {
  const run = random.bytes(2).toString('hex');
  return () => `${run}-${random.bytes(5).toString('hex')}`;
}
