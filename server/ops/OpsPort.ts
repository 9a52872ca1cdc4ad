// Port for operators only: liveness, readiness and metrics. It is separate from the product's port, and contains no
// user data.
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { listen } from '../http/listen.ts';
import type { Metrics } from './Metrics.ts';

/** Enough for pollers every second, scrapers and a browser. */
const connectionsMost = 100;
const requestTimeout = 10_000;

export class OpsPort {
  /** Codes of the reasons why the server is not ready; empty when it is. */
  private reasons: () => Promise<readonly string[]> = async () => ['starting'];
  /** Codes of degraded optional parts. */
  private warnings: () => Promise<readonly string[]> = async () => [];

  /**
   * Opens the port if one is configured; without one it only receives state changes of the server.
   * @throws StartError when the port is taken, or the address is not this machine's
   */
  static async open({ ops: { host, port } }: Config, metrics: Metrics): Promise<OpsPort> {
    const opened = new OpsPort();
    if (port === undefined) return opened;
    metrics.addProcess();
    await listen(
      build(metrics, {
        reasons: () => opened.reasons(),
        warnings: () => opened.warnings(),
      }),
      { host, port },
      'OPS_',
    );
    return opened;
  }

  /** Reports this state until the next change. */
  notReady(reason: 'standby' | 'stopping'): void {
    this.reasons = async () => [reason];
    this.warnings = async () => [];
  }

  /** Uses these checks from now on. */
  ask({ reasons, warnings }: Told): void {
    this.reasons = reasons;
    this.warnings = warnings;
  }
}

type Told = Record<'reasons' | 'warnings', () => Promise<readonly string[]>>;

function build(metrics: Metrics, { reasons, warnings }: Told): FastifyInstance {
  const nothing = (reply: FastifyReply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    requestTimeout,
    // An incomplete request must not occupy a connection.
    http: { headersTimeout: 2_000, connectionsCheckingInterval: 500 },
    frameworkErrors: (_fault, _request, reply) => void nothing(reply),
  });
  app.server.maxConnections = connectionsMost;
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0)
      return undefined;
    // The body is not read, so the connection is closed.
    reply.header('connection', 'close');
    return nothing(reply);
  });
  // Uptime monitors send HEAD requests.
  const withHead = { exposeHeadRoute: true };
  app.get('/health/live', withHead, async () => ({ live: true }));
  app.get('/health/ready', withHead, async (_, reply) => {
    const [because, besides] = await Promise.all([reasons(), warnings()]);
    return reply.code(because.length === 0 ? 200 : 503).send({
      ready: because.length === 0,
      reasons: because,
      ...(besides.length > 0 && { warnings: besides }),
    });
  });
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  app.setNotFoundHandler((_, reply) => nothing(reply));
  app.setErrorHandler((_fault, _request, reply) =>
    reply.code(500).type('text/plain; charset=utf-8').send('Failed\n'),
  );
  return app;
}
